/** The part of matter-js 0.20 that is used here; it ships no types. Lengths are in pixels, angles in radians. */
declare module 'matter-js' {
  interface Vector {
    x: number;
    y: number;
  }

  interface Body {
    readonly position: Readonly<Vector>;
    readonly angle: number;
    /** Pixels per step of a sixtieth of a second. */
    readonly speed: number;
    readonly mass: number;
    readonly inertia: number;
    readonly isStatic: boolean;
    readonly friction: number;
    readonly frictionAir: number;
    readonly restitution: number;
    readonly bounds: { readonly min: Readonly<Vector>; readonly max: Readonly<Vector> };
    /** The next step applies and resets it. */
    readonly force: Vector;
  }

  interface BodyOptions {
    readonly isStatic?: boolean;
    readonly frictionAir?: number;
    readonly friction?: number;
    readonly restitution?: number;
    /** With Infinity the body never turns. */
    readonly inertia?: number;
    readonly angle?: number;
    readonly collisionFilter?: { readonly mask: number };
  }

  interface Engine {
    readonly world: World;
    readonly gravity: Vector & { scale: number };
  }

  interface World {
    readonly bodies: readonly Body[];
  }

  const Matter: {
    readonly Engine: {
      readonly create: () => Engine;
      /** @param delta milliseconds, at most 1000 / 60 */
      readonly update: (engine: Engine, delta: number) => void;
    };
    readonly Bodies: {
      /** `x` and `y` are its centre. */
      readonly rectangle: (x: number, y: number, width: number, height: number, options?: BodyOptions) => Body;
    };
    readonly Body: {
      readonly setPosition: (body: Body, position: Readonly<Vector>) => void;
      readonly setVelocity: (body: Body, velocity: Readonly<Vector>) => void;
      readonly setAngularVelocity: (body: Body, velocity: number) => void;
    };
    readonly Composite: {
      readonly add: (world: World, bodies: readonly Body[]) => void;
    };
  };
  export default Matter;
}
