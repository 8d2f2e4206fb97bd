import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: '服务落后于链',
  aheadTitle: '服务声称有不存在的区块',
  freshnessText: '它所说的可能已过时，或不属于任何链。从链上读取的内容不受影响。',
  failedTitle: '此 Safe 未通过全部检查',
  failedText: '在弄清原因之前，请勿为它签署任何内容。',
  untrueTitle: '服务对此 Safe 的说法不真实',
  untrueText: '此处显示的内容来自链和运营方的配置。在弄清原因之前，请勿依赖此服务。',
  nonceTitle: '节点返回的状态比此浏览器见过的更旧',
  nonceText: (seen, now) =>
    `此 Safe 曾处于 nonce ${seen}；节点现在说是 ${now}。它要么落后，要么说谎。不应依据它的说法签署任何内容。`,
  nodesTitle: '两个节点对此 Safe 的说法不一致',
  nodesText: (host) => `用于比较的 ${host} 说法不同。其中一个有误。`,
  nodesPart: { block: '区块', nonce: 'Nonce', owners: '所有者', threshold: '阈值' },
  nodesLine: (what, first, second) => `${what}：${first} 与 ${second}`,
  changedTitle: '自您上次来访后，此 Safe 有变化',
  changedText: '这是链上的记录。请确认这些变化是有意为之。',
  noted: '我知道了',
  added: { owner: '新所有者', module: '新模块' },
  removed: { owner: '不再是所有者', module: '不再是模块' },
  threshold: (before, now) => `所需签名数：${now}（之前为 ${before}）`,
  replaced: {
    implementation: '实现合约',
    guard: '守卫',
    moduleGuard: '模块守卫',
    fallbackHandler: '回退处理程序',
  },
  none: '无',
  insteadOf: (now, before) => `${now}（之前为 ${before}）`,
  digest: '队列代码',
  digestHelp: '把它念给另一位所有者听：看到同样队列的人，代码也相同。',
  digestWaiting: '全部验证后显示',
  secondNodeText:
    '第一个节点对 Safe 的说法会与第二个节点比较：区块、nonce、所有者和阈值。如不一致，会告知您。不会向它询问其他内容。',
  secondNodeLabel: (chain) => `${chain} 的第二个节点的地址`,
  secondNodeSave: '用它比较',
}
