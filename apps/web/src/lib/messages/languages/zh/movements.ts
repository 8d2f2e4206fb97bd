import type { LanguagePack } from '../LanguagePack.ts'
import { shuzi } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: '服务的账目有重复或跳跃：不可能是真的。',
    stranger: '服务的账目中有与此 Safe 无关的行。',
  },
  asTable: '以表格显示',
  title: '随时间变化',
  loading: '正在读取变动',
  failed: '无法读取变动',
  balanceFailed: '无法从链上读取当时的余额',
  asset: '资产',
  period: '时段',
  periods: { week: '7 天', month: '30 天', year: '1 年', all: '全部' },
  piece: (symbol, id) => `${symbol} 编号 ${id}`,
  level: (symbol) => `${symbol} 余额`,
  flow: (symbol) => `${symbol} 的转入和转出`,
  columns: { time: '截至', balance: '余额', incoming: '转入', outgoing: '转出' },
  came: '转入',
  went: '转出',
  nothing: '0',
  upTo: (block) => `，区块 ${shuzi(block)}。`,
  upToLead: '截至',
  sources: '最终有多少是从链上读取的。此前何时有何变动是服务的说法，从最终余额往回推算。',
  newestOnly: (count) => `只读取了最新的 ${shuzi(count)} 笔变动。更早的没有绘出。`,
  emptyTitle: '还没有任何变动',
  emptyText: '向此 Safe 的地址发送资产：此后的转入和转出会绘在这里。',
  missingTitle: '服务列出的内容与链上的持有量不符',
  missingMore: (amount) => `链上的持有量比服务列出的全部变动所能解释的多 ${amount}。`,
  missingLess: (amount) => `按服务列出的全部变动，应比链上的持有量多 ${amount}。`,
  impossible: '按服务列出的变动，余额曾经会小于零。',
  missingText:
    '要么它遗漏或编造了一些变动，要么有变动没有留下痕迹：Safe 退还的手续费、Safe 创建之前发送的资产、区块奖励、会自行变化的代币。无论如何，现在有多少以链上为准。',
  disorderTitle: '服务给出了不可能的时间',
  disorderText: '其中一些变动按区块更早，按时间却更晚。它们没有绘出。',
}
