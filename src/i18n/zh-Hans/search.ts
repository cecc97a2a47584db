import type { SearchPack } from '../pack.ts';

/** Simplified Chinese texts of the search. */
export const search: SearchPack = {
  'search.title': '搜索',
  'search.clear': '清空',
  'search.label.number': '导览点编号',
  'search.label.words': '您想找什么？',
  'search.label.both': '编号或词语',
  'search.hint.number': '输入展品旁的编号，对应的导览点就会显示在这里。',
  'search.hint.words': '输入一个词：人名、地名或材质。导览中与它有关的内容都会显示在这里。',
  'search.hint.both': '输入展品旁的编号，或一个词：人名、地名或材质。导览中与它有关的内容都会显示在这里。',
  'search.preparing': '正在查找所有导览点……',
  'search.count': { other: '找到 {count} 个导览点' },
  'search.results': '找到的导览点',
  'search.nothing': '没有找到与“{typed}”有关的内容。请检查数字是否有误，或换个词试试。',
};
