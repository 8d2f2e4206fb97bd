import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: 'あなたの Safe の中で',
  watch: 'この Safe を見守る',
  unwatch: '見守りをやめる',
  pin: '固定：アドレス全体を見比べました',
  unpin: '固定を解除',
  unknownTitle: 'サービスはこの Safe を知りません',
  unknownText:
    'サービスが読み取りを始める前に作られたか、通常とは別の方法で作られました。状態はチェーンから読み取られ、署名もできますが、履歴は表示されません。',
  announce: 'サービスに知らせる',
  announcing: 'サービスがチェーンに問い合わせています',
  announced: 'サービスが、作成時点から読み取り始めました',
  announcedText: '履歴はまもなく表示されます。ページは自動的に確認し直します。',
  failed: 'サービスが受け取りませんでした',
  transaction: '作成した取引',
  transactionHint: 'サービスが自分で見つけられなかった場合だけ。',
  transactionError: '取引のハッシュではありません。',
}
