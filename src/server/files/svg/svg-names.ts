const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that draw, name or animate. All others (script, foreignObject, handler, iframe, ...) are removed. */
export const allowedElements = words(`
  svg g defs symbol use switch title desc view style a image path rect circle ellipse line polyline polygon
  text tspan textPath marker clipPath mask pattern linearGradient radialGradient stop solidcolor hatch hatchpath
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform set mpath`);

export const animatingElements = words('animate animateMotion animateTransform set');
export const pictureElements = words('image feImage');

/** Attributes that describe a drawing. `href`, `style` and `attributeName` are kept under conditions. */
export const allowedAttributes = words(`
  id class lang tabindex role version baseProfile width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy rotate d
  points pathLength viewBox preserveAspectRatio transform transform-origin transform-box gradientTransform gradientUnits
  patternTransform patternUnits patternContentUnits spreadMethod offset markerWidth markerHeight markerUnits refX refY
  orient clipPathUnits maskUnits maskContentUnits mask-type filterUnits primitiveUnits lengthAdjust textLength
  startOffset method spacing side media type zoomAndPan requiredExtensions systemLanguage requiredFeatures
  in in2 result mode operator k1 k2 k3 k4 values tableValues slope intercept amplitude exponent order kernelMatrix
  divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle z scale xChannelSelector
  yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles filterRes
  attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes keySplines keyPoints from to
  by additive accumulate path origin
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-profile color-rendering cursor direction display dominant-baseline enable-background fill-opacity fill-rule
  filter flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
  lighting-color marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-rendering text-overflow text-align unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode inline-size`);
