/** The texts that the staff area's sections load together; the overview has the others. */
export const whole: object = Object.assign(
  {},
  ...Object.values(
    import.meta.glob(['./{cms*,staff}.json', '!./{cms-door,cms-work}.json'], { eager: true, import: 'default' }),
  ),
);
