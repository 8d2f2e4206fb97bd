import type { LanguagePack } from '../LanguagePack.ts'

export const settings: LanguagePack['settings'] = {
  title: '設定',
  lead: 'このブラウザに、あなただけのために保存されます。ほかの人に見られたり、共有されたりしません。',
  appearance: '外観',
  scheme: '配色',
  schemes: { system: 'システムに合わせる', light: 'ライト', dark: 'ダーク' },
  accent: 'アクセント',
  accentHint: '次の操作とフォーカスの色。警告の色は変わりません。',
  accents: { blue: '青', teal: '青緑', violet: '紫', plum: 'プラム', graphite: 'グラファイト' },
  radius: '角',
  radii: { none: '直角', small: '小', medium: '中', large: '大' },
  font: '書体',
  fontHint:
    'Inter はこのアプリに同梱されており、外部からは何も取得しません。丸い書体は、このデバイスにある場合に使われます。',
  fonts: { inter: 'Inter', system: 'システムに合わせる', rounded: '丸い書体' },
  blur: 'ダイアログの背後',
  blurs: { none: 'ぼかさない', small: '少しぼかす', large: 'ぼかす' },
  showDialog: 'ウォレットのダイアログを表示',
  language: '言語',
  languageLabel: 'このアプリの言語',
  languageWhole: 'アプリ全体',
  languageDialog: 'ウォレットのダイアログのみ、ほかは英語',
  languagePartly: (name) => `${name}（一部）`,
  languageName: (own, english) => (own === english ? own : `${own} (${english})`),
  notifications: '通知',
  notificationsText:
    'Safe のページを開いている間は、すべての変化が知らされます。閉じている間にも知らせを受けるには、このブラウザをサービスに登録できます：サービスは、このブラウザの番号と、どの Safe についてかを記録します。メッセージ自体は、運営者の動かすアダプターが送ります。それがなければ、何も届きません。',
  notificationsSigned:
    'このために署名するものはなく、アカウントも示されません。番号を知る人は終了できます。90 日後に自動的に終わります。',
  notificationsConnect: 'ウォレットを接続すると、その Safe を登録できます。',
  notificationsNone: 'あなたのアカウントがオーナーだとチェーンが裏づける Safe はありません。',
  notificationsAsk: (count) => `このブラウザを Safe ${count} 件について登録`,
  notificationsFor: '登録済み：',
  notificationsNumber: 'このブラウザの番号',
  notificationsStop: '停止',
  notificationsStopWhat: (safe) => `${safe} について停止`,
  notificationsForget: 'このブラウザの登録を消去',
  notificationsFailed: 'サービスが受け取りませんでした',
  kept: '保存しました。',
  restart: 'ページを再起動',
  currency: '通貨',
  currencyHint: '運営者が価格を持つ場合に、金額を元の単位に加えて表示する通貨。',
  chainTitle: (chain) => `${chain}：ノードとエクスプローラー`,
  nodeNow: '問い合わせ先のノード',
  nodeLabel: (chain) => `${chain} の自分のノードのアドレス`,
  nodeHint: (origins) =>
    `運営者のノードの代わりに問い合わせ、停止していてもほかには問い合わせません。空の場合：運営者のノード。このページが通信できる先：${origins.join('、')}。`,
  nodeUse: 'チェックして使う',
  nodeLater: 'ページの再起動後に、もう一方のノードに問い合わせます',
  nodeRefusal: {
    notAnAddress: () =>
      'https:// または http:// で始まる完全なアドレスを、ユーザー名とパスワードなしで入力してください。',
    notAllowed: (origin) =>
      `このページは ${origin} と通信できません：運営者が COUNTERSIGN_NODE_ORIGINS に指定していません。`,
  },
  nodeSilent: 'そこではノードが応答しないか、このサイトからの問い合わせを許していません。何も変更されていません。',
  nodeOtherChain: (chain, wanted, found) =>
    `そのノードはチェーン ${found} のものですが、${chain} はチェーン ${wanted} です。何も変更されていません。`,
  explorerLabel: (chain) => `${chain} のエクスプローラーのアドレス`,
  explorerHint: '取引のリンク先。リンクを開くまで、そこには何も送られません。空の場合：運営者の設定どおり。',
  explorerUse: 'このエクスプローラーを使う',
  explorerRefused: 'https:// または http:// で始まる完全なアドレスを入力してください。',
  lookups: '名前の照会',
  lookupsText:
    'alice.eth のような名前とその画像は外部に照会され、誰を見ているかが外部に知られます。どちらも無効にできます。アドレスは常に併せて表示されます。',
  lookupsOff: 'このページの運営者が無効にしています。',
  lookupNames: '名前（ENS）を照会',
  lookupPictures: '名前の画像を表示',
  gatewaysText: '画像は、これらのゲートウェイを通じてだけ取得されます。',
  gatewayLabel: (name) => `自分の ${name} ゲートウェイのアドレス`,
  gatewayHint: (origins) =>
    `ページを開き直すと、画像は運営者のものの代わりにそこから取得されます。空欄：運営者のもの。このページが問い合わせできる先：${origins.join(', ')}。`,
  gatewayNotAllowed: (origin) =>
    `このページは ${origin} に問い合わせできません：運営者が COUNTERSIGN_GATEWAY_ORIGINS に指定していません。`,
  gatewaySilent:
    'そこではゲートウェイが応答しないか、このサイトからの問い合わせを許可していません。何も変更されていません。',
  service: 'サービス',
  serviceText:
    'サービスは、あなたの Safe とその取引を一覧にし、署名をほかのオーナーに渡します。どれを選んでも、このページはハッシュ、署名、金額をチェーンから自分で計算します：別のサービスは、何かを省くことはできても、作り出すことはできません。',
  serviceNow: '現在の問い合わせ先',
  serviceDefault: '既定',
  serviceChosen: 'あなたが選択',
  serviceLabel: 'サービスのアドレス',
  serviceHint: (origins) =>
    origins.length === 0
      ? 'このページの運営者は、ほかのサイトへの問い合わせを許していません。同じサイトの別のパスだけです。'
      : `このページの運営者が許すもの：${origins.join('、')}。ページがそれで再起動します。`,
  serviceUse: 'このアドレスを使う',
  serviceReset: '既定に戻す',
  serviceForgotten: (url) => `あなたの選んだ ${url} は、運営者がもう許していません。既定のものに問い合わせます。`,
  serviceRefusal: {
    notAnAddress: () => 'https:// で始まる完全なアドレスを、ユーザー名、疑問符、# なしで入力してください。',
    insecure: () => 'このページは https で届いたため、http では何も問い合わせられません。',
    notAllowed: (origin) =>
      `このページは ${origin} と通信できません：運営者が COUNTERSIGN_SERVICE_ORIGINS に指定していません。`,
  },
  serviceSilent: (url) =>
    `${url} でサービスが応答しません。停止しているか、このサイトからの問い合わせを許していません（COUNTERSIGN_ORIGINS）。何も変更されていません。`,
  serviceOtherChains: (chains) =>
    `そのサービスは、このページのチェーン（${chains}）のどれにも対応していません。何も変更されていません。`,
}
