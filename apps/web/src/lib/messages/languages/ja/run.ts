import type { LanguagePack } from '../LanguagePack.ts'

export const run: LanguagePack['run'] = {
  title: '続けて実行',
  lead: (count, first) =>
    `署名がそろい、次の順番にある取引が ${count} 件あります（nonce ${first}～${first + BigInt(count - 1)}）。一つずつ改めて検証され、ウォレットで確認します。通らないものがあればそこで終わり、残りはキューに残ります。`,
  start: (count) => `${count} 件を続けて実行`,
  connect: '実行するにはウォレットを接続してください',
  close: '一覧を閉じる',
  steps: {
    waiting: '待機中',
    left: '未実施、キューに残っています',
    checking: '検証中',
    asking: 'ウォレットで確認してください',
    sent: '送信済み、チェーンを待っています',
    executed: '実行済み',
    stopped: 'ここで停止',
  },
  progress: (done, count) => `${count} 件中 ${done} 件を実行`,
  done: (count) => `${count} 件すべてが実行されました`,
  doneText: 'チェーン上の Safe 自身のログが、それぞれを裏づけています。',
  stopped: (nonce) => `nonce ${nonce} で停止しました`,
  left: (count) => `${count} 件がキューに残っています。`,
  obstacles: {
    past: 'その間に nonce が使われました：実行されたか、置き換えられました。',
    unsigned: '必要な署名がもうそろっていません。',
    account: 'ウォレットが開始時とは別のアカウントを使っているか、接続が切れています。',
    chain: 'ウォレットが別のチェーンになっています。',
    danger: '個別の同意が必要な変更を含みます。開いて、そこで実行してください。',
  },
}
