import type { NetworkPack } from '../pack.ts';

/** Simplified Chinese texts of the Networking Error. */
export const network: NetworkPack = {
  'notice.network.title': '网络错误',
  'notice.network.details': '供工作人员参考的详情',
  'notice.network.ignore': '忽略',
  'notice.network.reload': '重新加载',
  'notice.network.copy': '复制',
  'notice.network.copied': '已复制。',
  'notice.network.copyFailed': '这里不允许复制。您可以在详情中选取文字。',
};
