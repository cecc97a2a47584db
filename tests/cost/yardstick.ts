/** The processor time of one round of work on the reference machine when it is quiet, in seconds. */
const referenceSeconds = 0.2;

/** The most that limits are stretched. */
const mostSlowness = 5;

/** Returns how many times longer this machine takes for the same work than the reference machine when it is quiet. */
export interface Slowness {
  /** By processor time: a slower or shared processor. It stretches the limits in core-seconds. */
  readonly processor: number;
  /** By the clock: other programs as well. It stretches how long tests wait. */
  readonly clock: number;
}

/** Measures this machine with a fixed amount of work, the median of five rounds. */
export function measureSlowness(): Slowness {
  const rounds = Array.from({ length: 5 }, () => {
    const [began, used] = [performance.now(), process.cpuUsage()];
    work();
    const { user, system } = process.cpuUsage(used);
    return { clock: (performance.now() - began) / 1000, processor: (user + system) / 1e6 };
  });
  return {
    processor: slowness(rounds.map(({ processor }) => processor)),
    clock: slowness(rounds.map(({ clock }) => clock)),
  };
}

function slowness(seconds: readonly number[]): number {
  const median = seconds.toSorted((left, right) => left - right)[Math.floor(seconds.length / 2)] ?? referenceSeconds;
  return Math.min(mostSlowness, Math.max(1, median / referenceSeconds));
}

/** Text, objects and numbers, as a browser and a server work on them. */
function work(): number {
  let sum = 0;
  for (let round = 0; round < 12; round += 1) {
    const objects = Array.from({ length: 4000 }, (_, index) => ({
      ID: index,
      Name: { de: `Name ${index}`, en: `${index * 7}` },
    }));
    const copies = JSON.parse(JSON.stringify(objects)) as typeof objects;
    copies.sort((left, right) => left.Name.en.localeCompare(right.Name.en));
    sum += copies.filter(({ Name }) => /7\d*3/.test(Name.en)).length;
  }
  return sum;
}
