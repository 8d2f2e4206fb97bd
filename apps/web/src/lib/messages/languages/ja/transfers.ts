import type { LanguagePack } from '../LanguagePack.ts'
import { kazu } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: 'サービスの帳簿が繰り返したり飛んだりしています：真実ではありえません。',
    stranger: 'サービスの帳簿に、この Safe に関係のない行があります。',
  },
  asTable: '表で表示',
  title: '推移',
  loading: '入出金を読み取っています',
  failed: '入出金を読み取れませんでした',
  balanceFailed: 'その時点の残高を、チェーンから読み取れませんでした',
  asset: '資産',
  period: '期間',
  periods: { week: '7 日', month: '30 日', year: '1 年', all: '全期間' },
  piece: (symbol, id) => `${symbol} 番号 ${id}`,
  level: (symbol) => `${symbol} の残高`,
  flow: (symbol) => `${symbol} の出入り`,
  columns: { time: '時点', balance: '残高', incoming: '入', outgoing: '出' },
  came: '入',
  went: '出',
  nothing: '0',
  upTo: (block) => `、ブロック ${kazu(block)}。`,
  upToLead: '集計時点：',
  sources:
    '最後の残高はチェーンから読み取ったものです。それ以前に何がいつ動いたかはサービスの言い分で、そこからさかのぼって計算しています。',
  newestOnly: (count) => `最新の入出金 ${kazu(count)} 件だけを読み取りました。それより前は描かれません。`,
  emptyTitle: 'サービスは送金を報告していません',
  notMatching: (count) => `チェーンと一致しない送金: ${count} 件`,
  notMatchingText: 'これらは描かれません。理由が分かるまで、このサービスに頼らないでください。',
  verified: 'ここに描かれた送金はすべてチェーンで検証されました。',
  emptyText: 'この Safe のアドレスに何かを送ると、それ以降の出入りがここに描かれます。',
  missingTitle: 'サービスの挙げるものが、チェーン上の保有量と合いません',
  missingMore: (amount) =>
    `チェーン上の保有量は、サービスの挙げる入出金すべてで説明できる量より ${amount} 多くなっています。`,
  missingLess: (amount) => `サービスの挙げる入出金すべてによれば、チェーン上の保有量より ${amount} 多くあるはずです。`,
  impossible: 'サービスの挙げる入出金によれば、残高がゼロを下回った時点があることになります。',
  missingText:
    'サービスが省いているか作り出しているか、または跡を残さずに何かが動いたかです：Safe が払い戻した手数料、Safe の作成前に送られたもの、ブロック報酬、自然に変わるトークンなど。現在の残高は、いずれにしてもチェーンによるものです。',
  disorderTitle: 'サービスが、ありえない時刻を示しています',
  disorderText: 'ブロックでは古いのに、時刻では新しい入出金があります。それらは描かれません。',
}
