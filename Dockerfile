# docker build -t cicerone . && docker run -p 8080:8080 -v cicerone:/data cicerone
# With what builds of the Android app need (300 MB more): docker build --target with-android -t cicerone .
FROM node:22-slim AS build
WORKDIR /cicerone
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev \
  # SQLite's sources, and its builds for other systems.
  && rm -r node_modules/@photostructure/sqlite/src \
  && find node_modules/@photostructure/sqlite/prebuilds -mindepth 1 -maxdepth 1 \
    ! -name "linux-$(node -p process.arch)" -exec rm -r {} +

FROM node:22-slim AS server
ENV NODE_ENV=production CICERONE_DATA=/data
WORKDIR /cicerone
COPY --from=build /cicerone/package.json ./
COPY --from=build /cicerone/node_modules node_modules
COPY --from=build /cicerone/dist dist
COPY --from=build /cicerone/assets/demo-museum assets/demo-museum
# What Node has compiled is kept for the next start.
RUN install -d -o node -g node /data dist/compile-cache
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CICERONE_PORT ?? 8080}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Directly, not through npm, so that signals reach the server, which then finishes its running calls.
CMD ["node", "dist/server/main.js"]

FROM server AS with-android
USER root
# The package of apksigner wants a Java with windows, which takes 280 MB more: only its files are taken.
RUN apt-get update \
  && apt-get install -y --no-install-recommends aapt zipalign android-framework-res libapksig-java default-jre-headless \
  && cd /tmp && apt-get download apksigner && dpkg-deb -x apksigner_*.deb / \
  && rm -rf /tmp/apksigner_*.deb /var/lib/apt/lists/*
USER node

# The image without a target.
FROM server
