import type { DialPack } from '../pack.ts';

/** Simplified Chinese texts of the dial pad. */
export const dial: DialPack = {
  'dial.label': '导览点编号',
  'dial.hint': '请输入展品旁的编号。',
  'dial.keys': '按键',
  'dial.delete': '删除最后一个字符；长按可全部删除',
  'dial.clear': '全部删除',
  'dial.letters': '字母键盘',
  'dial.digits': '数字键盘',
  'dial.open': '打开',
  'dial.candidates': '可能的导览点',
  'dial.found': '已找到：{title}',
  'dial.several': { other: '有 {count} 个可能的导览点。' },
  'dial.nothing': '这条路线没有编号为 {code} 的导览点。请再看一下展品旁的标牌。',
};
