import type { MapPack } from '../pack.ts';

/** Simplified Chinese texts of the map. */
export const map: MapPack = {
  'map.label': '地图：{title}。按方向键移动，按加号和减号缩放，按 0 显示全图。',
  'map.loading': '正在展开地图……',
  'map.failed': '暂时无法显示地图。图上的导览点都在下面的列表里。',
  'map.asList': '以列表显示导览点',
  'map.asMap': '在地图上显示导览点',
  'map.whole': '显示全图',
  'map.cluster': { other: '{count} 个导览点' },
  'map.clusterHeard': { other: '其中 {count} 个已参观' },
  'map.clusterOpen': '打开即可查看',
  'map.clusterPlaying': '其中一个正在播放',
  'map.several': { other: '此处有 {count} 个导览点' },
  'map.floors': '楼层',
  'map.close': '关闭',
  'map.open': '打开导览点',
  'map.state.open': '尚未参观',
  'map.state.heard': '已听',
  'map.state.seen': '已看',
  'map.state.playing': '正在播放',
  'map.state.played': '已玩过',
  'map.state.unavailable': '暂不开放',
  'map.points': { other: '已得 {count} 分' },
};
