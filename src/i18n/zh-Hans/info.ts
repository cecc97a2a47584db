import type { InfoPack } from '../pack.ts';

/** Simplified Chinese texts of the screen about the museum. */
export const info: InfoPack = {
  'info.title': '关于本馆',
  'info.about': '本馆简介',
  'info.hours': '开放时间',
  'info.contact': '联系我们',
  'info.address': '地址',
  'info.phone': '电话',
  'info.fax': '传真',
  'info.email': '电子邮箱',
  'info.web': '官方网站',
  'info.news': '最新动态',
  'info.newsLink': '看看馆里有什么活动',
  'info.sponsors': '感谢以下各方的大力支持',
  'info.privacy': '隐私',
  'info.privacyLink': '我们如何保护您的个人信息',
  'info.version': '内容版本 {counter}',
  'info.versionOf': '内容版本 {counter}，{date}',
  'info.empty': '这里暂无本馆介绍。欢迎到服务台咨询工作人员。',
};
