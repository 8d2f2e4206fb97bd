import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: '地址',
  close: '关闭',
  copied: '已复制！',
  copyFailed: '无法复制',
  copyWhat: (what) => `复制${what}`,
  details: '详情',
  retry: '重试',
  today: '今天',
  yesterday: '昨天',
  unknownError: '出错了，且没有说明原因。',
  nodeUnreachable: '此链的节点没有响应。会自动再次询问。',
  serviceSays: (words) => `服务拒绝接受，原话是：“${words}”`,
  linkLeftOut: '[链接已略去]',
  loading: '正在加载',
  none: '无',
  you: '您',
  back: '返回',
  cancel: '取消',
  columns: { what: '项目', before: '之前', after: '之后' },
  appName: 'Countersign',
}
