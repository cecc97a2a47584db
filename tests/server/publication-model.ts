import * as fc from 'fast-check';
import { type PublicationScope } from '#content/publication/scope.ts';

/** Of the stations. */
const ids = [1, 2, 3, 4];

const which = fc.constantFrom(...ids);
const scope: fc.Arbitrary<PublicationScope> = fc.oneof(
  fc.constant({}),
  fc
    .uniqueArray(which, { minLength: 1, maxLength: 2 })
    .map((all) => ({ without: all.map((ID) => ({ model: 'locations' as const, ID })) })),
  fc.constantFrom<PublicationScope>({ languages: { only: ['en'] } }, { languages: { without: ['en'] } }),
);
/** What staff do, in any order. */
export const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('save' as const), ID: which, de: fc.nat(2), en: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), ID: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('publish' as const), scope }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('plan' as const), scope, after: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('renew', 'cancel', 'now'), index: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), index: fc.nat(3), after: fc.nat(3) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 3 }) }) },
);
export type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

interface Texts {
  readonly de: number | undefined;
  readonly en: number | undefined;
}
interface Station extends Texts {
  readonly place: number;
}
type Copy = Map<number, Station>;
export interface PlanModel {
  readonly id: string;
  readonly scope: PublicationScope;
  at: number;
  state: string;
  stayed: readonly number[];
  agreed: Agreed;
}
interface Agreement {
  readonly was: Station | undefined;
  readonly is: Station | undefined;
  wasThere: boolean;
}
type Agreed = Map<number, Agreement>;

const isAlike = (one: Texts | undefined, other: Texts | undefined): boolean =>
  one?.de === other?.de && one?.en === other?.en && (one === undefined) === (other === undefined);

/** A museum in a few lines: what the server must do, without tables, caches and several servers. */
export class Model {
  readonly inEdit: Copy = new Map();
  published: Copy = new Map();
  plans: PlanModel[] = [];
  counter = 0;

  save(ID: number, texts: Texts): void {
    const last = Math.max(-1, ...[...this.inEdit.values()].map(({ place }) => place));
    this.inEdit.set(ID, { ...texts, place: this.inEdit.get(ID)?.place ?? last + 1 });
  }

  next({ without = [], languages }: PublicationScope): Copy {
    const next: Copy = new Map();
    for (const ID of new Set([...this.inEdit.keys(), ...this.published.keys()])) {
      const [is, was] = [this.inEdit.get(ID), this.published.get(ID)];
      const state = without.some((each) => each.ID === ID) ? was : this.inLanguages(is, was, languages);
      if (state !== undefined) next.set(ID, state);
    }
    return next;
  }

  private inLanguages(
    is: Station | undefined,
    was: Station | undefined,
    languages: PublicationScope['languages'],
  ): Station | undefined {
    if (languages === undefined) return is;
    const isOnly = 'only' in languages;
    const base = isOnly ? was : is;
    const other = isOnly ? (is ?? was) : was;
    if (base === undefined || base.en === other?.en) return base;
    const mixed = { ...base, en: other?.en };
    return [was, is].find((each) => isAlike(each, mixed)) ?? { ...mixed, place: (was ?? base).place };
  }

  publish(next: Copy): void {
    this.counter += 1;
    this.published = next;
    for (const { agreed } of this.plans)
      for (const [ID, each] of agreed) if (this.published.has(ID)) each.wasThere = true;
  }

  agreed(scope: PublicationScope): Agreed {
    const next = this.next(scope);
    const agreed: Agreed = new Map();
    for (const ID of ids) {
      const [was, is] = [this.published.get(ID), next.get(ID)];
      if (!isAlike(was, is) || was?.place !== is?.place) agreed.set(ID, { was, is, wasThere: was !== undefined });
    }
    return agreed;
  }

  carryOut(plan: PlanModel): void {
    plan.state = 'done';
    const next = new Map(this.published);
    const stayed: number[] = [];
    for (const [ID, agreed] of plan.agreed) {
      const now = this.published.get(ID);
      const { state, isFurther } = stateOf(agreed, now);
      if (isFurther) stayed.push(ID);
      if (state === undefined) next.delete(ID);
      else next.set(ID, state);
    }
    plan.stayed = stayed;
    const isSame = ids.every((ID) => {
      const [was, is] = [this.published.get(ID), next.get(ID)];
      return isAlike(was, is) && was?.place === is?.place;
    });
    if (!isSame) this.publish(next);
    plan.agreed = new Map();
  }

  unpublished(): number {
    return ids.filter((ID) => !isAlike(this.published.get(ID), this.inEdit.get(ID))).length;
  }
}

function stateOf({ was, is, wasThere }: Agreement, now: Station | undefined) {
  if (is === undefined) {
    const isFurther = now !== undefined && !isAlike(now, was);
    return { state: isFurther ? now : undefined, isFurther };
  }
  if (now === undefined) return wasThere ? { state: undefined, isFurther: true } : { state: is, isFurther: false };
  const place = was?.place === is.place ? now.place : is.place;
  const isMoved = (code: 'de' | 'en'): boolean => is[code] !== was?.[code] && now[code] !== is[code];
  const stays = (code: 'de' | 'en'): boolean => isMoved(code) && now[code] !== was?.[code];
  const textOf = (code: 'de' | 'en'): number | undefined => (isMoved(code) && !stays(code) ? is[code] : now[code]);
  return { state: { place, de: textOf('de'), en: textOf('en') }, isFurther: stays('de') || stays('en') };
}

export const textsOf = (copy: Copy): readonly string[] =>
  [...copy].map(([ID, { de, en }]) => `${ID}: ${de} ${en}`).toSorted();
