import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: 'アドレス',
  close: '閉じる',
  copied: 'コピーしました！',
  copyFailed: 'コピーできませんでした',
  copyWhat: (what) => `${what}をコピー`,
  details: '詳細',
  retry: 'もう一度試す',
  today: '今日',
  yesterday: '昨日',
  unknownError: '何らかの処理が失敗しました。理由は示されませんでした。',
  nodeMissing:
    'このチェーンのノードが設定されていません。管理者に rpcUrls.public の設定を依頼するか、設定でノードを選んでください。',
  nodeUnreachable: 'このチェーンのノードが応答しません。自動的に再度問い合わせます。',
  serviceSays: (words) => `サービスが拒みました。サービスの言葉：「${words}」`,
  quoted: (words) => `「${words}」`,
  linkLeftOut: '[リンクは省略]',
  loading: '読み込み中',
  none: 'なし',
  you: 'あなた',
  back: '戻る',
  cancel: 'キャンセル',
  columns: { what: '項目', before: '変更前', after: '変更後' },
  appName: 'Countersign',
}
