import { type ReactNode, useEffect, useRef } from 'react';
import { coloursAt } from '#engine/stage/colours.ts';
import styles from './confetti.module.css';

/** Device pixels for a CSS pixel, each way; more are not seen on falling paper. */
const mostPixels = 2;

/** A short shower of confetti; renders nothing if its code cannot be loaded. */
export function Confetti({ seed }: { readonly seed: number }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (element === null || context === null || context === undefined) return undefined;
    const { clientWidth: width, clientHeight: height } = element;
    const ratio = Math.min(devicePixelRatio, mostPixels);
    element.width = width * ratio;
    element.height = height * ratio;
    context.scale(ratio, ratio);
    let frame = 0;
    let isHere = true;
    import('#engine/physics/confetti.ts').then(
      ({ createConfetti, paperSize }) => {
        if (!isHere) return;
        const { primary, accent } = coloursAt(element.parentElement ?? document.body);
        const confetti = createConfetti({ width, height, colours: [primary, accent, '#e2a93b', '#3f8f86'], seed });
        let last: number | undefined;
        const draw = (time: number): void => {
          const papers = confetti.step(time - (last ?? time));
          last = time;
          context.clearRect(0, 0, width, height);
          if (papers === 'over') return;
          for (const { x, y, angle, colour } of papers) {
            context.save();
            context.translate(x, y);
            context.rotate(angle);
            context.fillStyle = colour;
            context.fillRect(-paperSize.width / 2, -paperSize.height / 2, paperSize.width, paperSize.height);
            context.restore();
          }
          frame = requestAnimationFrame(draw);
        };
        frame = requestAnimationFrame(draw);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      cancelAnimationFrame(frame);
    };
  }, [seed]);
  return <canvas ref={canvas} aria-hidden className={styles.confetti} />;
}
