type ColourName = 'primary' | 'on-primary' | 'accent' | 'surface' | 'ink' | 'line-strong' | 'tint-strong';

/** The page's colours by the names of their tokens, as `rgb(1, 2, 3)`, which both canvas and PixiJS understand. */
export type Colours = Readonly<Record<ColourName, string>>;

/** The colours at an element of the page, with its theme and contrast. */
export function coloursAt(place: HTMLElement): Colours {
  const probe = document.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const of = (name: ColourName): string => {
    probe.style.color = `var(--${name})`;
    return inRgb(pixel, getComputedStyle(probe).color);
  };
  const colours: Colours = {
    primary: of('primary'),
    'on-primary': of('on-primary'),
    accent: of('accent'),
    surface: of('surface'),
    ink: of('ink'),
    'line-strong': of('line-strong'),
    'tint-strong': of('tint-strong'),
  };
  probe.remove();
  return colours;
}

/** PixiJS does not know the colour space of a mixed colour; a canvas converts it. */
function inRgb(pixel: CanvasRenderingContext2D | null, colour: string): string {
  if (pixel === null) return '#808080';
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
