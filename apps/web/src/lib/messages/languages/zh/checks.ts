import type { LanguagePack } from '../LanguagePack.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: '服务没有给出交易的全部十个字段',
  notKnown: '服务和此浏览器都不知道此交易',
  claimedAndActual: (claimed, actual) => `声称：${claimed}。实际：${actual}。`,
  balancesRead: (count) => `已从链上读取 ${count} 项余额`,
  balanceDiffers: (symbol) => `${symbol}：服务给出的余额与链上的不同`,
  ofToken: (symbol, message) => `${symbol}：${message}`,
  rivals: (nonce) => `还有其他交易在等待 nonce ${nonce}：其中只有一笔能执行。`,
  gap: (count, next) => `尚不能执行：它之前有 ${count} 个 nonce 没有交易在等待，下一个 nonce 是 ${next}。`,
  conflictsClaimed: '冲突交易：由服务报告，无法验证',
  conflictsUnchecked: '冲突交易：未检查',
  simulationUnchecked: '模拟：无法运行',
  changesUnchecked: '模拟更改的设置：节点未报告',
  tokenUnlisted: (symbol, contract) => `${symbol}：未验证的代币，${contract}`,
  scanSays: (words) => `服务扫描的原话：“${words}”`,
  masterCopies: (count) =>
    count === 1
      ? '服务称为 Safe 合约的那个合约，属于已正式发布的合约'
      : `服务称为 Safe 合约的全部 ${count} 个合约，都属于已正式发布的合约`,
  strangeMasterCopies: '服务将 Safe 从未发布的合约称为 Safe 的合约',
}
