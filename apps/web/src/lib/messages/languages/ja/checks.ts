import type { LanguagePack } from '../LanguagePack.ts'

export const checks: LanguagePack['checks'] = {
  bodyMissing: 'サービスが取引の 10 項目すべてを渡していません',
  notKnown: 'サービスもこのブラウザも、この取引を知りません',
  claimedAndActual: (claimed, actual) => `主張：${claimed}。実際：${actual}。`,
  balancesRead: (count) => `残高 ${count} 件をチェーンから読み取りました`,
  balanceDiffers: (symbol) => `${symbol}：サービスの残高がチェーンの残高と違います`,
  ofToken: (symbol, message) => `${symbol}：${message}`,
  rivals: (nonce) => `ほかの取引も nonce ${nonce} を待っています：実行できるのはそのうち一つだけです。`,
  gap: (count, next) =>
    `まだ実行できません：これより前の nonce ${count} 個を待つものがなく、次の nonce は ${next} です。`,
  conflictsClaimed: '競合する取引：サービスの報告によるもので、検証できません',
  conflictsUnchecked: '競合する取引：未確認',
  simulationUnchecked: 'シミュレーション：実行できませんでした',
  changesUnchecked: 'シミュレーションで変わる設定：ノードは報告しません',
  tokenUnlisted: (symbol, contract) => `${symbol}：未検証のトークン、${contract}`,
  scanSays: (words) => `サービスのスキャン（原文のまま）：「${words}」`,
  masterCopies: (count) =>
    count === 1
      ? 'サービスが Safe のものとするコントラクトは、公開されたものの一つです'
      : `サービスが Safe のものとするコントラクト ${count} 件は、すべて公開されたものです`,
  strangeMasterCopies: 'サービスが Safe のものとするコントラクトに、Safe が公開したことのないものがあります',
}
