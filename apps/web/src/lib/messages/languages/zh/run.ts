import type { LanguagePack } from '../LanguagePack.ts'

export const run: LanguagePack['run'] = {
  title: '连续执行',
  lead: (count, first) =>
    `${count} 笔交易签名已齐且排在最前，nonce 为 ${first} 至 ${first + BigInt(count - 1)}。每一笔都重新验证，并在您的钱包中单独确认；第一笔未成功的会使其停止，剩下的留在队列中。`,
  start: (count) => `连续执行 ${count} 笔`,
  connect: '连接钱包以执行它们',
  close: '关闭列表',
  steps: {
    waiting: '等待中',
    left: '未尝试，仍在队列中',
    checking: '正在验证',
    asking: '请在钱包中确认',
    sent: '已发送，正在等待链',
    executed: '已执行',
    stopped: '在此停止',
  },
  progress: (done, count) => `已执行 ${done}/${count}`,
  done: (count) => `全部 ${count} 笔均已执行`,
  doneText: 'Safe 自身在链上的日志确认了每一笔。',
  stopped: (nonce) => `在 nonce ${nonce} 处停止`,
  left: (count) => `队列中还剩 ${count} 笔。`,
  obstacles: {
    past: '其 nonce 在此期间已被使用：它已执行或已被取代。',
    unsigned: '它不再具有所需的签名。',
    account: '钱包使用的账户与开始时不同，或已断开连接。',
    chain: '钱包在另一条链上。',
    danger: '它更改的内容需要单独同意。请打开它并在那里执行。',
  },
}
