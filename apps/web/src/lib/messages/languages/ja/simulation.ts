import type { LanguagePack } from '../LanguagePack.ts'
import { kazu } from './grammar.ts'

export const simulation: LanguagePack['simulation'] = {
  title: '何が起こるか',
  trying: 'ノードで試しています',
  failed: '試せませんでした',
  tried: (block) => `ブロック ${kazu(block)} で試行`,
  evidence:
    'ノードが、すべての署名がそろっているものとして、実際のコントラクトで試し、結果を破棄しました。何も送信されていません。',
  success: '通ります。',
  failure: '失敗します。',
  failureBecause: (reason) => `失敗します：${reason}。`,
  unknown: '試せる相手がいませんでした。',
  unknownText: 'このノードは試行を受け付けません。この取引が何をするかは分かりません。',
  alone: (nonce) =>
    `現在のチェーンの状態で、単独で試しました。先に nonce ${nonce} があります：これより前に待つものが、結果を変える可能性があります。`,
  nothing: 'Safe で変わるのは nonce だけです。',
  nothingSeen: '変化は見られませんでした。調べられなかったものは下に挙げてあります。',
  movements: '出入りするもの',

  out: (amount) => `− ${amount}`,
  in: (amount) => `+ ${amount}`,
  units: (amount) => `あるトークンの最小単位で ${amount}`,
  whichNotSeen: (amount) => `${amount}。どの品かは確認できませんでした`,
  piece: (amount, symbol, id) => `${amount} ${symbol} 番号 ${id}`,
  mayTake: (amount) => `Safe から引き出せるようになるもの：${amount}`,
  mayTakeAny: (symbol) => `Safe から引き出せるようになるもの：任意の量の ${symbol}`,
  mayTakeNothing: (symbol) => `Safe から引き出せなくなるもの：${symbol}`,
  mayTakePiece: (symbol, id) => `Safe から引き出せるようになるもの：${symbol} 番号 ${id}`,
  mayTakeAll: (symbol) => `Safe から引き出せるようになるもの：${symbol} のすべての品`,
  mayNotTakeAll: (symbol) => `Safe から引き出せなくなるもの：${symbol} の品`,
  by: '引き出す側：',

  settings: {
    owners: 'オーナー',
    threshold: '必要な署名数',
    modules: 'モジュール',
    guard: 'ガード',
    moduleGuard: 'モジュールガード',
    fallbackHandler: 'フォールバックハンドラー',
    implementation: 'Safe のコード',
  },
  valueNotSeen: '確認できず',
  otherStorage: (count) => `Safe のストレージのほかの ${count} ワードが変わります。`,

  calls: (count) => `行われる呼び出し（${count}）`,
  callTypes: { CALL: '呼び出し', DELEGATECALL: 'コードを実行', CREATE: '作成', CREATE2: '作成' },
  callOther: '呼び出し',
  newContract: '新しいコントラクト',
  callFails: '失敗',
  gas: (gas) => `約 ${kazu(gas)} ガス。`,

  notSeenTitle: '確認できていないもの：',
  notSeen: {
    all: 'すべて',
    coin: 'チェーンのコインの出入り',
    tokens: '取引に書かれておらず、Safe の保有も知られていないトークン',
    pieces: 'コレクションのどの品が出入りするか',
    allowances: '取引に書かれていない範囲で、後から他者が引き出せるもの',
    settings: 'オーナー、モジュール、ガード、その他の Safe の設定',
    storage: 'Safe のストレージの残り',
    calls: '途中で行われる呼び出し',
    gas: 'ガス',
    refund: 'Safe が払うガス代：実行時の価格によります',
  },
  notSeenWhy: 'このノードは教えません。何があってもおかしくありません。',
  ways: (methods) => `ノードへの問い合わせ：${methods.join('、')}。`,

  settingsUnexpected: (settings) =>
    `ノードで試したところ、呼び出しには書かれていない Safe 自体の変更があります：${settings.join('、')}。`,
  outcomes: { success: '通りました', failure: '失敗しました', unknown: '試せませんでした' },
  outcomesNow: { success: '通ります', failure: '失敗します', unknown: '試せません' },
  changedOutcome: (block, before, now) =>
    `前回見たときとは違う結果になります：ブロック ${block} では${before}が、今は${now}。`,
  changedEffects: (block) => `前回見たとき（ブロック ${block}）とは違う結果になります。`,
  changedAmounts: (block) => `金額が、前回見たとき（ブロック ${block}）と違います。`,
  before: (block) => `ブロック ${block} では`,

  queueTitle: '順番に試す',
  queueLead: (count) =>
    `検証できる ${count} 件を、ノードが nonce の順に積み重ねて試し、結果を破棄します。何も送信されません。`,
  queueStart: 'すべて順番に試す',
  queueAgain: 'もう一度試す',
  queueFailed: '試せませんでした',
  queueDone: (block) => `ブロック ${kazu(block)} で、順に積み重ねて試しました。`,
  queueRivals: 'この nonce のものが複数あります：署名が最も多いものの一つを試しました。',
  queueGap: '間の nonce は、知られている限り使われていません：飛ばしました。',
  queueSkipped: '失敗するものは、後に続くものの試行では除かれます。',
  queueCut: (count) => `最初の ${count} 件を試しました。`,
  badges: { success: '通ります', failure: '失敗します', unknown: '未試行' },
}
