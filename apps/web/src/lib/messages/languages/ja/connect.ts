import type { LanguagePack } from '../LanguagePack.ts'

export const connect: LanguagePack['connect'] = {
  connect: 'ウォレットを接続',
  lead: 'Countersign が求めるのはアドレスだけです。接続しても何も署名されません。',
  loading: 'ウォレットのダイアログを開いています…',
  notLoaded: 'ウォレットのダイアログを読み込めませんでした',
  retry: 'もう一度試す',
  description: 'チームが自分で運用でき、信用する必要のないマルチシグウォレット。',
  // Part of what is signed: the same words for everybody.
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce) => `取引 ${nonce} を実行`,
  approved: (nonce) => `取引 ${nonce} を承認`,
  account: 'アカウント',
  signedIn: 'ログイン済み',
  signedInAs: (account) => `${account} でログイン済み`,
  labelSignedIn: (label) => `${label} ログイン済み`,
  restoring: 'ウォレットを探しています',
  wrongChainTitle: 'ウォレットが別のチェーンになっています',
  wrongChainText: (chain) =>
    `この Safe は ${chain} にあります。署名や実行の前に、ウォレットのチェーンを切り替えてください。`,
  network: (chain) => `ネットワーク：${chain}`,
  networkOfOther: (chain, wanted) => `ネットワーク：${chain}。この Safe は ${wanted} にあります`,
  wrongNetwork: '違うネットワーク',
  wrongNetworkText: '違うネットワークが検出されました。切り替えるか切断して続けてください。',
  wrongNetworkReading: '読み取りは続きます：Safe はウォレットではなく、このアプリのノードを通して読み取られます。',
  switchNetworks: 'ネットワークを切り替え',
  switch: (chain) => `${chain} に切り替え`,
  switchRejected: 'ウォレットで切り替えを拒否しました。',
  switchPending: 'ウォレットでリクエストがすでに開いています。そちらに答えてから、もう一度お試しください。',
  switchFailed: (reason) => `ウォレットは切り替わりませんでした。ウォレットの返答：${reason}`,
  switchUnsupported:
    'お使いのウォレットは Countersign からのネットワーク切り替えに対応していません。ウォレット内で切り替えてください。',
}
