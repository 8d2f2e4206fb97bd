import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Safe 一覧',
  lead: 'あなたのアカウントがオーナーになっている Safe です。サービスが候補を示し、チェーンが一つずつ裏づけます。',
  introTitle: '信用しなくてよいマルチシグウォレット',
  introText:
    'Safe の保有資産と、あなたを待っているものを確認し、提案、チェック、署名、実行ができます。ハッシュ、署名、オーナーはすべて、このアプリの運営者が選んだノードに照らして、このブラウザで検証されます。',
  introPoints: [
    {
      title: '見たものがそのまま署名されます',
      text: 'ウォレットに表示されるハッシュは、あなたが読んだのと同じ確定済みの取引から、ここで再計算されます。',
    },
    {
      title: 'サービスは他人です',
      text: '警告することはできます。ボタンを有効にしたり、チェックを隠したり、署名を数えたりすることは決してできません。',
    },
    {
      title: '何も消えません',
      text: '署名したものはこのブラウザに保存され、サービスが表示しなくなったときはお知らせします。',
    },
  ],
  connectFirst: 'ウォレットを接続',
  create: 'Safe を作成',
  openByAddress: 'アドレスで Safe を開く',
  openLabel: 'Safe のアドレス',
  openHint: '閲覧にウォレットは要りません。',
  openChain: 'チェーン',
  open: '開く',
  openError: 'アドレスではないか、チェックサムが正しくありません。',
  none: 'サービスは、このアカウントの Safe を一つも挙げていません',
  noneText: '別のアカウントを接続するか、アドレスで Safe を開いて閲覧してください。',
  loading: 'Safe を探しています',
  listFailed: (chain) => `${chain} 上の Safe を一覧にできませんでした`,
  notOwner:
    'サービスはこの Safe をあなたのものとして挙げていますが、チェーンによれば、あなたはオーナーではありません。',
  unreadable: 'チェーンを読み取れませんでした',
  owner: 'あなたはオーナーです',
  needsTitle: '対応が必要',
  needsLoading: 'キューを調べています',
  rename: '名前を変更',
  save: '保存',
}
