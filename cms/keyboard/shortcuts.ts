import { type StaffKey } from '../language/texts.tsx';

/** Keys that are pressed together. If there are several entries, each of them works. */
export interface Shortcut {
  readonly keys: readonly (readonly string[])[];
  readonly does: StaffKey;
}

export interface ShortcutGroup {
  readonly name: StaffKey;
  readonly shortcuts: readonly Shortcut[];
}

/** All shortcuts of the staff area. `Mod` is Ctrl, or the command key on a Mac; named keys are translated. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    name: 'keys.everywhere',
    shortcuts: [
      { keys: [['Mod', 'S']], does: 'keys.save' },
      { keys: [['Mod', 'Z']], does: 'keys.undo' },
      {
        keys: [
          ['Mod', 'Shift', 'Z'],
          ['Mod', 'Y'],
        ],
        does: 'keys.redo',
      },
      { keys: [['F1']], does: 'help.shortcut' },
      { keys: [['Mod', 'B']], does: 'keys.menu' },
      { keys: [['G']], does: 'keys.preview' },
      { keys: [['?']], does: 'keys.help' },
      { keys: [['Escape']], does: 'keys.close' },
    ],
  },
  {
    name: 'keys.lists',
    shortcuts: [
      { keys: [['/']], does: 'keys.find' },
      { keys: [['N']], does: 'keys.new' },
      { keys: [['Up'], ['Down']], does: 'keys.rows' },
      { keys: [['Home'], ['End'], ['PageUp'], ['PageDown']], does: 'keys.far' },
      { keys: [['Enter']], does: 'keys.open' },
      { keys: [['Space']], does: 'keys.choose' },
      { keys: [['Shift', 'Space']], does: 'keys.chooseRange' },
      { keys: [['Mod', 'D']], does: 'keys.duplicate' },
      { keys: [['Delete']], does: 'keys.delete' },
    ],
  },
  {
    name: 'keys.order',
    shortcuts: [
      { keys: [['Space']], does: 'keys.lift' },
      { keys: [['Up'], ['Down']], does: 'keys.move' },
      { keys: [['Escape']], does: 'keys.leave' },
    ],
  },
  {
    name: 'keys.desk',
    shortcuts: [{ keys: [['F8'], ['Alt', 'Enter']], does: 'keys.nextText' }],
  },
  {
    name: 'keys.canvas',
    shortcuts: [
      { keys: [['Arrows']], does: 'keys.nudge' },
      { keys: [['Shift', 'Arrows']], does: 'keys.nudgeFar' },
      { keys: [['Alt', 'Arrows']], does: 'keys.resize' },
      { keys: [['Shift', 'Enter']], does: 'keys.addShape' },
      { keys: [['Mod', 'A']], does: 'keys.allShapes' },
      { keys: [['Mod', 'D']], does: 'keys.copyShape' },
      { keys: [['Mod', 'C']], does: 'keys.clipShape' },
      { keys: [['Mod', 'V']], does: 'keys.pasteShape' },
      {
        keys: [
          ['Shift', 'H'],
          ['Shift', 'V'],
        ],
        does: 'keys.mirrorShape',
      },
      { keys: [['Delete']], does: 'keys.deleteShape' },
      { keys: [['H']], does: 'keys.hideShape' },
      { keys: [['K']], does: 'keys.lockShape' },
      { keys: [['Mod', 'G']], does: 'keys.groupShapes' },
      { keys: [['Mod', 'Shift', 'G']], does: 'keys.ungroupShapes' },
      { keys: [['F2']], does: 'keys.nameShape' },
      { keys: [['Space']], does: 'keys.penCorner' },
      { keys: [['S']], does: 'keys.turnCorner' },
      { keys: [['Enter']], does: 'keys.closeLine' },
      { keys: [['L']], does: 'keys.shapeList' },
      { keys: [['F']], does: 'canvas.wideHint' },
      { keys: [['Escape']], does: 'keys.deselect' },
      { keys: [['Wheel'], ['+'], ['-']], does: 'keys.zoom' },
    ],
  },
];
