import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Safe',
  lead: '将您的账户列为所有者的 Safe。由服务建议，每一个都经链确认。',
  introTitle: '无需信任的多签钱包',
  introText:
    '查看您的 Safe 持有什么、有什么在等您；提议、检查、签署和执行。每个哈希、签名和所有者都在此浏览器中验证，依据的是本应用运营方选定的节点。',
  introPoints: [
    {
      title: '所见即所签',
      text: '您的钱包显示的哈希在此重新计算，依据的正是您所读的那笔已冻结的交易。',
    },
    {
      title: '服务是陌生人',
      text: '它可以警告您，但永远不能启用按钮、隐藏检查或计入签名。',
    },
    {
      title: '什么都不会消失',
      text: '您签署的内容保存在此浏览器中；如果服务不再显示它，您会得到告知。',
    },
  ],
  connectFirst: '连接钱包',
  create: '创建 Safe',
  openByAddress: '按地址打开 Safe',
  openLabel: 'Safe 的地址',
  openHint: '读取不需要钱包。',
  openChain: '链',
  open: '打开',
  openError: '这不是地址，或其校验和有误。',
  none: '服务没有列出此账户的任何 Safe',
  noneText: '请连接其他账户，或按地址打开 Safe 查看。',
  loading: '正在查找您的 Safe',
  listFailed: (chain) => `无法列出您在 ${chain} 上的 Safe`,
  notOwner: '服务将此 Safe 列为您的。链上显示您不是所有者。',
  unreadable: '无法读取链',
  owner: '您是所有者',
  needsTitle: '需要您处理',
  needsLoading: '正在查看您的队列',
  rename: '重命名',
  save: '保存',
}
