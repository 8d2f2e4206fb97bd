import type { LanguagePack } from '../LanguagePack.ts'

export const drafting: LanguagePack['drafting'] = {
  chooseTitle: '新しい取引',
  chooseLead: 'どれを選んでも、何かが署名される前に、取引全体を見てチェックできます。',
  kinds: {
    batch: { title: 'バッチ', text: '複数の呼び出しを一つの取引に。Transaction Builder のファイルも使えます。' },
    contract: { title: 'コントラクト呼び出し', text: '任意のコントラクトの任意の関数を、引数を付けて。' },
    limits: { title: '支出上限', text: 'オーナーの署名なしに、誰がいくら使えるか。' },
    message: { title: 'メッセージに署名', text: 'テキストまたは型付きデータに、オーナーが Safe として署名します。' },
    many: { title: '一括支払い', text: '手入力、表計算ソフト、CSV ファイルの行から、まとめて支払います。' },
    nft: { title: 'NFT を送る', text: '一つの番号のトークン（ERC-721 または ERC-1155）をアドレスへ。' },
    owners: { title: 'オーナーを管理', text: '誰がこの Safe のために署名し、何人の署名が必要か。' },
    settings: {
      title: 'Safe の設定',
      text: 'モジュール、ガード、フォールバックハンドラー、実行するコード。',
    },
    send: { title: '送る', text: 'コインまたはトークンをアドレスへ。' },
  },
  address: {
    missing: 'アドレスを入力してください。',
    nameLooking: '名前をチェーン上で調べています。',
    nameFailed: 'この名前をチェーンに問い合わせられませんでした。もう一度試すか、アドレスを入力してください。',
    nameUnknown: (name) => `「${name}」は、このチェーンではどのアドレスも指していません。`,
    nameInvalid: 'このような名前はありえません。ほかの文字に似せた文字が含まれている可能性があります。',
    nameMoved: (name, from, to) =>
      `「${name}」は先ほど ${from} を指していましたが、今は ${to} を指しています。支払う相手に尋ね、アドレスそのものを入力してください。`,
    nameStandsFor: (name) => `${name} が指すアドレス：`,
    mySafe: 'あなたの Safe',
    otherChain: (prefix) => `接頭辞「${prefix}」は、この Safe とは別のチェーンを示しています。`,
    wrong: 'アドレスではないか、チェックサムが正しくありません。元の場所からコピーし直してください。',
  },
  beforeAfter: '変更前と変更後',
  parts: {
    modules: 'モジュール',
    guard: '取引ガード',
    moduleGuard: 'モジュールガード',
    fallbackHandler: 'フォールバックハンドラー',
    implementation: '実装',
  },
  meaning: 'その意味',
  noMeaning: 'まだ何も変わりません。',
  nonce: 'nonce',
  nonceLooking: 'すでに待っているものを調べています。',
  nonceHint: {
    all: (next) => `${next} は、知られている限り使われていない最初のものです。`,
    partial: (next) => `待っているものをすべては読み取れませんでした。読めた範囲では ${next} が空いています。`,
  },
  nonceReplace: '待っているものを置き換えるには、より小さいものを選んでください。',
  nonceReplaces: (nonce) =>
    `nonce ${nonce} で待っているものがすでにあるかもしれません：先に実行されたものが、ほかを不可能にします。`,
  nonceClaimed: (nonce) => `サービスなら ${nonce} を使います：ここに表示していない何かを知っているのかもしれません。`,
  nonceWrong: '整数ではありません。',
  nonceUsed: (nonce) => `Safe の次の nonce は ${nonce} です。それより小さいものは使用済みです。`,
  review: '確認へ進む',
  reviewHint: 'まだ何も署名されません。',
  safeFailed: 'Safe をチェーンから読み取れませんでした',
  safeLoading: 'Safe を読み取っています',
}
