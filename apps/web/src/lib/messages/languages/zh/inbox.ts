import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: '您的 Safe 以及它们所拥有的 Safe 中等待您签署的交易和消息，以及可以执行的交易。',
  none: '服务未显示任何需要您处理的内容',
  noneText: '这只是它的说法。有交易或消息等待您签署，或有交易可以执行时，会列在这里。',
  unsupported: '没有所有者签署过它',
  message: '消息',
  as: (name) => `以 ${name} 的身份`,
  connect: '连接钱包，查看有什么在等您',
  sign: '签署',
  execute: '执行',
  failed: '未能全部查看',
  failedText: '服务没有对您的所有 Safe 作出响应。可能有未列在此处的内容在等您。',
}
