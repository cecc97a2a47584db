import type { ScanPack } from '../pack.ts';

/** Simplified Chinese texts of the scanner. */
export const scan: ScanPack = {
  'scan.title': '扫码',
  'scan.lead': '许多展品旁都有一个方形二维码。用相机扫一扫，即可直达对应的导览点。',
  'scan.start': '打开相机',
  'scan.opening': '正在打开相机……',
  'scan.looking': '请将二维码对准取景框。',
  'scan.private': '画面只留在您的设备上。',
  'scan.viewfinder': '相机画面',
  'scan.torchOn': '打开手电筒',
  'scan.torchOff': '关闭手电筒',
  'scan.foreign': '这个码不属于本导览。',
  'scan.found': '已找到，请稍候……',
  'scan.unavailable': '这个浏览器不允许导览使用相机。选一张二维码的照片也可以。',
  'scan.denied': '导览没有使用相机的权限。请在地址栏旁或浏览器设置中允许使用，然后重试。',
  'scan.missing': '这台设备上没有找到相机。选一张二维码的照片也可以。',
  'scan.busy': '相机正被其他应用占用。请关闭该应用后重试。',
  'scan.failed': '暂时无法识别二维码。请从列表中选择导览点。',
  'scan.photo': '选择二维码照片',
  'scan.photo.reading': '正在识别照片中的二维码……',
  'scan.photo.nothing': '这张照片里没有找到二维码。请换一张二维码更大、更清晰的照片。',
  'scan.type': '改为输入或选择编号',
};
