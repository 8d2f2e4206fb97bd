import type { LanguagePack } from '../LanguagePack.ts'
import { kazu } from './grammar.ts'

const blockAt = (block: bigint | undefined) => (block === undefined ? '' : `（ブロック ${kazu(block)} 時点）`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `根拠：${word}`,
  recomputed: {
    short: '再計算',
    word: () => 'ここで再計算',
    sentence: () => 'このブラウザが生の取引から導きました。ほかの誰の言葉にも頼っていません。',
  },
  chain: {
    short: 'チェーン',
    word: (block) => `チェーンから読み取り${blockAt(block)}`,
    sentence: (block) =>
      `このアプリの運営者またはあなたが選んだノードに、このブラウザが問い合わせました${blockAt(block)}。サービスには問い合わせていません。`,
  },
  bundled: {
    short: '同梱',
    word: () => 'このアプリに同梱',
    sentence: () => 'アプリ自体の一部で、このバージョンを使う全員に同じものです。',
  },
  yours: {
    short: 'あなた',
    word: () => 'あなたの入力',
    sentence: () => 'あなたがここで入力しました。このブラウザにだけ保存されています。',
  },
  claimed: {
    short: '未検証',
    word: () => 'サービスの主張',
    sentence: () => 'サービスがそう言っているだけです。ここでは裏づけられておらず、何もこれに頼っていません。',
  },
}
