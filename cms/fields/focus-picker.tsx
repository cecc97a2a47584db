import { Fieldset, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { type ImageFocus, imageFocuses, objectPosition, parseFocus } from '#content/image-focus.ts';
import { type ObjectName } from '../draft/draft.ts';
import { type FieldPath } from '../draft/set-at.ts';
import { useTexts } from '../language/texts.tsx';
import styles from './focus-picker.module.css';
import { useField } from './use-field.ts';
import { useAddresses } from '../session/use-addresses.ts';

export interface FocusPickerProps {
  readonly of: ObjectName;
  /** Of the focus. */
  readonly path: FieldPath;
  /** As stored. */
  readonly imageUrl: string;
  /** Whether the whole picture is shown, so that nothing is cut off. */
  readonly isContained: boolean;
}

/** The frames in which visitors see a picture, width to height. */
const crops = [
  { name: 'square', ratio: '1' },
  { name: 'station', ratio: '4 / 3' },
  { name: 'wide', ratio: '16 / 9' },
] as const;

/** Chooses the part of a picture that stays visible when it is cropped, with a preview in every frame. */
export function FocusPicker({ of, path, imageUrl, isContained }: FocusPickerProps): ReactNode {
  const { t } = useTexts();
  const { pictureAddress } = useAddresses();
  const name = useId();
  const { value, set } = useField(of, path);
  const focus = parseFocus(value) ?? '';
  const position = { objectFit: isContained ? 'contain' : 'cover', objectPosition: objectPosition(focus) } as const;
  return (
    <Fieldset legend={t('focus.label')} variant="unstyled">
      <Text size="sm" c="dimmed" mb={8}>
        {t(isContained ? 'focus.hintContained' : 'focus.hint')}
      </Text>
      <div className={styles.picker}>
        <div className={styles.whole}>
          <img src={pictureAddress(imageUrl, 640)} alt="" />
          <div className={styles.positions} role="radiogroup" aria-label={t('focus.label')}>
            {imageFocuses.map((each) => (
              <label key={each} className={styles.position} title={t(`focus.${each}`)}>
                <input
                  type="radio"
                  name={name}
                  value={each}
                  checked={each === focus}
                  aria-label={t(`focus.${each}`)}
                  onChange={() => set(each)}
                  onKeyDown={(event) => step(event, each, set)}
                />
                <span aria-hidden />
              </label>
            ))}
          </div>
        </div>
        <div className={styles.crops}>
          {crops.map((crop) => (
            <figure key={crop.name}>
              <img
                src={pictureAddress(imageUrl, 320)}
                alt=""
                data-crop={crop.name}
                style={{ aspectRatio: crop.ratio, ...position }}
              />
              <figcaption>{t(`focus.crop.${crop.name}`)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Fieldset>
  );
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move over the picture as over a map, not through a list. */
function step(
  event: KeyboardEvent<HTMLInputElement>,
  from: ImageFocus,
  set: (focus: ImageFocus | undefined) => void,
): void {
  const way = steps[event.key];
  if (way === undefined) return;
  event.preventDefault();
  const place = imageFocuses.indexOf(from);
  const [x, y] = [(place % 3) + way[0], Math.floor(place / 3) + way[1]];
  if (x < 0 || x > 2 || y < 0 || y > 2) return;
  set(imageFocuses[y * 3 + x]);
  event.currentTarget.closest('[role=radiogroup]')?.querySelectorAll('input')[y * 3 + x]?.focus();
}
