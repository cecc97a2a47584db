import { createElement, type ReactNode, type SVGProps } from 'react';

/** As the modules of lucide-react hold an icon. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Draws an icon of lucide-react as its own `createLucideIcon` does, with the properties that we use: the guide is built
 * with this one, which takes 2 kB less and does less for each icon.
 */
export default function createLucideIcon({ name, node }: IconData): (props: IconProps) => ReactNode {
  return function LeanIcon({ size = 24, className = '', ...rest }) {
    const isNamed = Object.keys(rest).some((prop) => /^(?:aria-|role$|title$|children$)/.test(prop));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
