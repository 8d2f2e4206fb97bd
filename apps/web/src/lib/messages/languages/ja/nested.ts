import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: '承認するもの',
  executes: '実行するもの',
  approvedBy: '承認者',
  executedBy: '実行者',
  inSafe: '対象の Safe',
  hash: 'そちらの safeTxHash',
  state: 'そちらの署名',
  count: (valid, threshold) => `必要な ${threshold} 件のうち ${valid} 件、検証済み`,
  after: (left) =>
    left <= 0
      ? '必要な署名がすべてそろっています。'
      : left === 1
        ? 'この承認が、必要な最後の署名です。'
        : `この承認の後、あと ${left - 1} 件必要です。`,
  open: 'そちらで見る',
  unknown: 'このハッシュが何を表すかは、誰も示していません。',
  inside: (title) => `別の Safe で：${title}`,
  tooDeep: '承認の承認が際限なく続いています。',
  tooMany: (most) => `ほかの Safe での発言が ${most} 件を超えています：残りは調べていません。`,
  comesBack: (safe) => `承認するものが ${safe} に戻ってきて、自分自身のために発言することになります。`,

  title: 'Safe であるオーナー',
  aside: 'チェーン上のとおり',
  needs: (threshold, owners) => `オーナー ${owners} 人のうち ${threshold} 人の署名が必要`,
  through: (names) => `経由：${names.join('、次に ')}`,
  signAs: (name) => `${name} として署名`,
  stop: '今はしない',
  lead: (name) =>
    `${name} は、この取引のハッシュをチェーン上で承認する、自身の取引によって署名します。そのオーナーが、ほかの取引と同じように確認し、署名し、実行すると、その署名がここで数えられます。`,
  publishing: 'ほかのオーナーが何を承認するかを見られるように、この取引をサービスに渡しています',
  publishFailed: 'サービスがこの取引を受け取りませんでした',
  publishFailedText:
    'これがないと、ほかのオーナーは、誰も説明できないハッシュを承認することになります。取引はここに保存されています。',
  waits: (valid, threshold, nonce) => `承認は nonce ${nonce} で待っています：${threshold} 件中 ${valid} 件署名済み`,
  look: '承認を開く',
  notYours: 'あなたのアカウントは、そのオーナーにも、オーナーのオーナーにも含まれていません。',
  deadEnd: '行き止まり：自分自身の署名なしにはしきい値に達しないため、誰もそれとして署名できません。',
  circle: (name) => `${name} は、ほかの Safe を通じて自分自身のオーナーになっています。`,
  deadlock: (name) => `${name} は、自分自身の署名なしにはしきい値に達しません。`,
  alone: (name) => `${name} は、オーナーの誰か一人で代表できます。`,
  unread: 'オーナーが Safe かどうかを読み取れませんでした',
}
