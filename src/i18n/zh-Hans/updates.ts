import type { UpdatesPack } from '../pack.ts';

/** Chinese texts of the dialogs about storing and updating the guide. */
export const updates: UpdatesPack = {
  'updates.welcome.title': '欢迎',
  'updates.welcome.text': '导览正在准备中，完成后没有网络也能使用。请稍候片刻。',
  'updates.welcome.slow': '网络较慢。导览会在后台继续准备。',
  'updates.welcome.failed': '导览未能完成离线使用的准备，目前仍需要网络。',
  'updates.prepared': '现在没有网络也能打开导览。如需离线收听，请下载路线。',
  'updates.found': '正在下载更新',
  'updates.found.text': '请稍候片刻。',
  'updates.ready': '应用已更新',
  'updates.ready.text': '导览的新版本已就绪。重新启动后，您可以从当前位置继续。',
  'updates.restart': '立即重新启动（{seconds}）',
  'updates.restartNow': '立即重新启动',
  'updates.push': '按此重新启动',
  'updates.later': '稍后',
  'updates.restarting': '导览正在重新启动',
  'updates.silent': '导览的新版本已就绪。您下次打开导览时将启用。',
  'updates.content': '博物馆更新了导览内容。',
  'updates.content.show': '查看更新',
  'updates.close': '关闭',
};
