/** The values of a sample's labels. They must come from closed sets: every combination is kept. */
export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

export interface Metric {
  /** With its unit, such as `cicerone_data_free_bytes`. */
  readonly name: string;
  readonly help: string;
}

export interface Counter {
  readonly count: (labels?: Labels) => void;
}

export interface Histogram {
  readonly observe: (value: number, labels?: Labels) => void;
}

/** Collects numbers, and writes them in the text format of Prometheus (version 0.0.4). */
export interface Registry {
  readonly counter: (metric: Metric) => Counter;
  /** @param bounds the upper bounds of its buckets, ascending */
  readonly histogram: (metric: Metric, bounds: readonly number[]) => Histogram;
  /** @param read is called for every answer */
  readonly gauge: (metric: Metric, read: () => readonly Sample[] | Promise<readonly Sample[]>) => void;
  readonly text: () => Promise<string>;
}

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

type Part = () => Promise<readonly string[]>;

export function createRegistry(): Registry {
  const parts: Part[] = [];
  const add = ({ name, help }: Metric, type: string, lines: () => readonly string[] | Promise<readonly string[]>) =>
    void parts.push(async () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())]);

  return {
    counter(metric) {
      const counts = new Map<string, number>();
      add(metric, 'counter', () => [...counts].map(([labels, count]) => `${metric.name}${labels} ${count}`));
      return {
        count(labels) {
          const key = written(labels);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        },
      };
    },
    histogram(metric, bounds) {
      const observed = new Map<string, { readonly labels: Labels; readonly counts: number[]; sum: number }>();
      add(metric, 'histogram', () => [...observed.values()].flatMap((each) => bucketLines(metric.name, bounds, each)));
      return {
        observe(value, labels = {}) {
          const key = written(labels);
          const entry = observed.get(key) ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 };
          observed.set(key, entry);
          const bucket = bounds.findIndex((bound) => value <= bound);
          const index = bucket === -1 ? bounds.length : bucket;
          entry.counts[index] = (entry.counts[index] ?? 0) + 1;
          entry.sum += value;
        },
      };
    },
    gauge(metric, read) {
      add(metric, 'gauge', async () =>
        (await read()).map(({ labels, value }) => `${metric.name}${written(labels)} ${value}`),
      );
    },
    async text() {
      const written = await Promise.all(parts.map((part) => part()));
      return `${written.flat().join('\n')}\n`;
    },
  };
}

function bucketLines(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: { readonly labels: Labels; readonly counts: readonly number[]; readonly sum: number },
): readonly string[] {
  let total = 0;
  const lines = counts.map((count, index) => {
    total += count;
    return `${name}_bucket${written({ ...labels, le: String(bounds[index] ?? '+Inf') })} ${total}`;
  });
  return [...lines, `${name}_sum${written(labels)} ${sum}`, `${name}_count${written(labels)} ${total}`];
}

function written(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
