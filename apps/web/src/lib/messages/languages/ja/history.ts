import { relativeDay } from '../../../formatTime.ts'
import type { LanguagePack } from '../LanguagePack.ts'
import { kazu } from './grammar.ts'

export const history: LanguagePack['history'] = {
  refusedTitle: (count) => `サービスの返答のうち ${count} 行が読み取れません`,
  refusedText: '読み取れない行は省かれ、残りはそのままです。それらが何を表していたかは、ここでは分かりません。',
  refusedRow: (name, place) => (place === '' ? name : `${name}：${place}`),
  refusedNameless: '識別子のない行',
  refusedMore: (count) => `ほか ${count} 件`,

  confirmed: 'チェーンが裏づけています。',
  isFalse: '虚偽：チェーンはこれを知りません',
  differs: 'サービスの言うとおりではありません',
  saysInstead: '表示しているのはチェーンにある内容です。',
  namesNone: 'サービスは、これに対応するチェーンの取引を挙げていません。',
  contentDiffers: 'サービスは、その内容を別のものとして伝えています。',
  toldAsSuccess: '失敗しています。サービスは成功したと言っています。',
  toldAsFailure: '成功しています。サービスは失敗したと言っています。',
  timeDiffers: (at) => `サービスは別の時刻を示しています：${relativeDay(at, Date.now())}。`,
  nonceDiffers: (nonce) => `サービスは別の nonce を示しています：${nonce}。`,

  repeatedTitle: (count) => `重複した行: ${count} 件`,
  repeatedText: 'サービスは同じトランザクションを複数回示しています。それぞれ 1 回だけ表示します。',
  title: 'チェーンとの照合',
  looking: '画面上の行を調べています',
  allConfirmed: (count) => `チェーンは、画面上の ${count} 行すべてを裏づけています。`,
  someConfirmed: (count, all) => `チェーンは、画面上の ${all} 行のうち ${count} 行を裏づけています。`,
  rowsUnknown: (count) => `${count} 行については、チェーンから十分に分かりません。主張のままです。`,
  unreadable: 'チェーンに問い合わせられませんでした。応答があるまで、行は主張のままです。',
  wrongRows: (count) => `${count} 行が真実ではありません`,
  wrongRowsText: '一覧で印を付けてあります。理由が分かるまで、このサービスに頼らないでください。',

  scanLabel: '省かれたものを探しています',
  scanning: (percent) => `省かれたものを探しています：ブロックの ${percent}%`,
  scanDone: 'ノードがこの Safe について知っていることを、すべて調べました。',
  scanPart: (block) => `ブロック ${kazu(block)} までさかのぼって調べました。`,
  scanFailed: 'ノードが古いブロックについての問い合わせに応答しません。省かれたものは見つけられません。',
  stop: '停止',
  goOn: '続ける',
  nothingOmitted: '省かれたものはありません。',
  ignored: (count) => `どの一覧にもないトークンの移動、または何も移動していないもの ${count} 件は省いています。`,

  omittedTitle: (count) => `サービスが、実際にあったこと ${count} 件を省いています`,
  omittedMultisig: 'オーナーが署名した実行',
  omittedModule: 'モジュールによる実行',
  omittedTransfer: '資産の移動',
  omittedFailed: '失敗',
  omittedLook: '見る',
  omittedMore: (count) => `ほか ${count} 件`,
  inBlock: (block) => `ブロック ${kazu(block)}`,
  gapTitle: 'この一覧には実行が欠けています',
  gapText: (nonces) =>
    `Safe は ${nonces} を使いましたが、サービスはその実行を示していません。どの nonce も一つの実行で使われます。`,
  nonces: (list) =>
    list.length === 1 ? `nonce ${list[0]}` : `nonce ${list.slice(0, 10).join('、')}${list.length > 10 ? ' など' : ''}`,

  zeroValue: '何も移動していません',
  imitates: '別のトークンと同じように名乗っています',
  lookalike: 'あなたの知っているアドレスに似ていますが、別物です',
  notStarted: 'これを始めたのは Safe ではありません',
}
