import type { LanguagePack } from '../LanguagePack.ts'

export const limits: LanguagePack['limits'] = {
  title: '支出上限',
  lead: '決められた額まで、オーナーに尋ねずに Safe の資金を使えるようにします。チェーン上の公式 allowance モジュールから読み取っています。',
  loading: '支出上限を読み取っています',
  failed: '支出上限を読み取れませんでした',
  none: 'この Safe に支出上限はありません',
  noneText: '下で設定できます。オーナーが一度だけ署名します。',
  unavailable: 'このチェーンには公式の allowance モジュールがありません',
  unavailableText: 'これがないため、ここでは支出上限を使えません。',
  list: '上限',
  left: (left, whole) => `${whole} のうち残り ${left}`,
  period: (minutes) => {
    if (minutes === 0) return '一回限り'
    if (minutes === 1_440) return '毎日'
    if (minutes === 10_080) return '毎週'
    return minutes % 1_440 === 0 ? `${minutes / 1_440} 日ごと` : `${minutes} 分ごと`
  },
  resets: '全額に戻る時期：',
  never: '自動では全額に戻りません',
  you: 'あなたの上限',
  change: '変更',
  changeWhich: (who, symbol) => `${who} の ${symbol} の上限を変更`,
  remove: '削除',
  removeWhich: (who, symbol) => `${who} の ${symbol} の上限を削除`,

  formTitle: '上限を設定',
  beneficiary: '利用者',
  beneficiaryHint: '使える人。Safe のオーナーである必要はありません。',
  asset: '資産',
  amount: '金額',
  amountHint: '上限を変更した場合、すでに使った分も差し引かれます。',
  reset: '全額に戻る周期',
  resetHint: '期間は、上限がチェーン上で設定されたときに始まります。',
  resets0: '戻らない：一度だけ使えます',
  plan: (enables, adds) => {
    const steps = [
      ...(enables ? ['allowance モジュールの有効化'] : []),
      ...(adds ? ['利用者の登録'] : []),
      '上限の設定',
    ]
    return `一つの取引で：${steps.join('、')}。`
  },
  batchFailed: 'ここでは複数の呼び出しをまとめられません',
  noLibraryText: 'このチェーンには公式の MultiSendCallOnly がありません。',
  errors: {
    beneficiaryIsSafe: 'これは Safe 自身です。',
    beneficiaryIsZero: 'これはゼロアドレスです：誰も使えません。',
    asset: '使えるものを選んでください。',
    amountMissing: '金額を入力してください。',
    amountWrong: (decimals) => `小数 ${decimals} 桁以内の金額ではありません。`,
    amountZero: '金額はゼロより大きくしてください。',
    amountTooLarge: 'モジュールは、これほど大きな金額を扱えません。',
    tooMuch: (left) => `あなたの上限の残りは ${left} だけです。`,
    limit: 'どの上限から使うかを選んでください。',
    recipientIsZero: 'これはゼロアドレスです：ここに送ったものは失われます。',
    recipientIsSafe: 'これは Safe 自身です。',
  },

  spendTitle: '上限の範囲で使う',
  spendLead: '自分のウォレットで自分が送ります：オーナーは署名せず、手数料はあなたが払います。',
  limit: '上限',
  choose: '選んでください',
  recipient: '受取人',
  recipientHint: 'このチェーン上の完全なアドレス。',
  spend: '送る',
  spendConsequence: (amount) => `${amount} を送る：今すぐ行われ、取り消せません`,
  confirming: 'ウォレットで確認してください',
  mining: '送信済み。チェーンを待っています',
  done: '支払い済み。チェーンが裏づけています',
  spendFailed: '支払われませんでした',
  rejected: '何も送信されていません。すべて元のままです。',
  reverted: 'チェーンは取引を受け付けましたが、内部で失敗しました。何も支払われていません。',
  recorded: (amount) => `上限の範囲で ${amount} を使用`,
}
