import type { LanguagePack } from '../LanguagePack.ts'

export const owners: LanguagePack['owners'] = {
  title: 'オーナーを管理',
  lead: 'オーナーを追加、削除、交代させ、必要な署名数を決めます：すべて一つの取引で、全体が行われるか、まったく行われないかです。',
  owners: 'オーナー',
  remove: '削除',
  removeWho: (who) => `${who} を削除`,
  replace: '交代',
  replaceWho: (who) => `${who} を交代`,
  keep: '残す',
  keepWho: (who) => `${who} を残す`,
  goes: '削除されます',
  replacedBadge: '交代します',
  replacement: (who) => `${who} の代わり`,
  newOwner: (number) => `新しいオーナー ${number}`,
  newOwnerHint: '持ち主が以前に署名したことのあるアカウントのアドレス。4 文字ずつ区切って表示されます。',
  add: 'オーナーを追加',
  drop: '外す',
  dropWhich: (number) => `新しいオーナー ${number} を外す`,
  threshold: '必要な署名数',
  thresholdHint: (count) => `オーナー ${count} 人中`,
  looking: '新しいオーナーをチェーン上で調べています。',
  refusedTitle: 'これを行うと Safe が動かせなくなります',
  batchFailed: '複数の変更を一つにまとめられません',
  noLibraryText: '公式の MultiSendCallOnly がこのチェーンにありません。変更を一つずつ行ってください。',
  deadlock:
    'Safe は二度としきい値に達しなくなります：先に Safe 自身の署名を必要とする Safe が、オーナーに多すぎます。誰にも元に戻せません。',
  circle: 'ほかの Safe を通じて、Safe が自分自身のオーナーになります。その署名は決して得られません。',
  stuckOwner: (who) => `${who} は、自身のしきい値に達しない Safe です：決して署名できません。`,
  contractOwner: (who) =>
    `${who} はコントラクトで、Safe ではありません。コードが対応している場合（EIP-1271）にだけ署名でき、そうでなければ、決して署名しないオーナーになります。`,
  foreignSafe: (who) =>
    `${who} は Safe で、ここのオーナーは誰もそのオーナーではありません。それとして署名できるのは、そのオーナーだけです。`,
  safeOwner: (who, threshold, owners) =>
    `${who} は Safe です：そのオーナー ${owners} 人のうち ${threshold} 人がそちらで承認すると署名します。`,
  unknownOwner: (who) =>
    `チェーンからは、${who} が何か分かりませんでした。コントラクトであれば、決して署名できないかもしれません。`,
  youGo: 'あなたはオーナーではなくなります：この Safe のために何も署名できなくなります。',
  anyone: 'その後は、どのオーナーも一人ですべてを動かせます。',
  oneOwner: 'その後は、一つの鍵がすべてを決めます。失えば、すべてを失います。',
  allNeeded: (count) =>
    `その後は、オーナー ${count} 人全員の署名が必要です。鍵を一つ失うと、Safe は永久に動かせなくなります。`,
  lowered: (before, after) => `その後は、${before} 件ではなく ${after} 件の署名で、すべてを動かせます。`,
  raised: '現在署名がそろって待っているものも、その後はさらに署名が必要になるかもしれません。',
  signaturesLost:
    '外れるオーナーの署名は、待機中の取引のものも含めて数えられなくなります。署名され、すでに実行されたものはそのままです。',
  errors: {
    zero: 'これはゼロアドレスです：鍵を持つ人はいません。',
    sentinel: 'このアドレスは、Safe 自身がオーナー一覧の端の印として使います。',
    self: 'これは Safe 自身です：自分自身のために署名することはできません。',
    isOwner: 'すでにオーナーです。',
    twice: '二度挙げられています。',
    nobody: 'Safe には少なくとも一人のオーナーが必要です：いなければ、二度と誰も署名できません。',
    tooHigh: (threshold, count) =>
      `オーナー ${count} 人では、署名 ${threshold} 件は決してそろいません：Safe が動かせなくなります。減らしてください。`,
    nothing: '何も変わりません。オーナーを追加、削除、交代させるか、別の署名数を選んでください。',
  },
  waitingTitle: (nonces) => `すでに待っているものが、オーナーを変更します：${nonces}`,
  waitingText:
    '変更は、Safe の一覧で対象の直前にいるオーナーを指定します。どれかが実行されると、ほかは誤ったものを指定することになり、失敗するかもしれません。先に待っているものを実行または拒否するか、その後でこの変更を作り直してください。',
}
