import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: 'サービスがチェーンより遅れています',
  aheadTitle: 'サービスが、存在しないブロックを主張しています',
  freshnessText:
    'サービスの伝える内容は、古いか、どのチェーンのものでもない可能性があります。チェーンから読み取ったものには影響しません。',
  failedTitle: 'この Safe は、すべてのチェックには合格していません',
  failedText: '理由が分かるまで、この Safe のために何も署名しないでください。',
  untrueTitle: 'サービスが、この Safe について真実でないことを言っています',
  untrueText:
    'ここに表示しているのは、チェーンと運営者の設定によるものです。理由が分かるまで、このサービスに頼らないでください。',
  nonceTitle: 'ノードが、このブラウザがすでに見たものより古い状態を返しています',
  nonceText: (seen, now) =>
    `この Safe は nonce ${seen} にありましたが、ノードは今 ${now} と言っています。遅れているか、偽っています。その言葉をもとに署名すべきではありません。`,
  nodesTitle: '二つのノードの、この Safe についての答えが食い違っています',
  nodesText: (host) => `比較のために問い合わせた ${host} は、別の答えを返しています。どちらかが間違っています。`,
  nodesPart: { block: 'ブロック', nonce: 'nonce', owners: 'オーナー', threshold: 'しきい値' },
  nodesLine: (what, first, second) => `${what}：${first} と ${second}`,
  changedTitle: 'この Safe は、前回ご覧になった後に変わりました',
  changedText: 'チェーンによるものです。これらの変更が意図されたものか確かめてください。',
  noted: '承知しています',
  added: { owner: '新しいオーナー', module: '新しいモジュール' },
  removed: { owner: 'オーナーではなくなったもの', module: 'モジュールではなくなったもの' },
  threshold: (before, now) => `必要な署名数：${before} から ${now} に変更`,
  replaced: {
    implementation: '実装',
    guard: 'ガード',
    moduleGuard: 'モジュールガード',
    fallbackHandler: 'フォールバックハンドラー',
  },
  none: 'なし',
  insteadOf: (now, before) => `${before} から ${now} に変更`,
  digest: 'キューのコード',
  digestHelp: '別のオーナーに読み上げてください：同じキューが見えている人には、同じコードが表示されます。',
  digestWaiting: 'すべてが検証された後に',
  secondNodeText:
    '最初のノードが Safe について言うことを、二つ目のノードと比較します：ブロック、nonce、オーナー、しきい値。食い違えばお知らせします。ほかには何も問い合わせません。',
  secondNodeLabel: (chain) => `${chain} の二つ目のノードのアドレス`,
  secondNodeSave: 'これと比較する',
}
