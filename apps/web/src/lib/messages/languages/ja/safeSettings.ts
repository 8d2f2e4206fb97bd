import type { LanguagePack } from '../LanguagePack.ts'

export const safeSettings: LanguagePack['safeSettings'] = {
  title: 'Safe の設定',
  lead: 'オーナーのほかに、この Safe を左右するもの。どの変更も、オーナーが署名する取引です。',
  part: '変更するもの',
  about: {
    modules: '自身のコードが許す範囲で、署名なしに Safe として動けるコントラクト。',
    guard: 'オーナーのすべての取引の前後に問い合わせを受け、断ることのできるコントラクト。',
    moduleGuard: 'モジュールのすべての動作の前後に問い合わせを受け、断ることのできるコントラクト。',
    fallbackHandler:
      'Safe 自身が知らないことに、Safe に代わって答えるコントラクト：署名が有効か、NFT を受け取るか、など。',
    implementation: 'Safe が実行するコード。公式の移行コントラクトを通じて、公式リリースにだけ置き換えられます。',
  },

  enabled: '有効なモジュール',
  noModules: '有効なモジュールはありません。',
  modulesUnknown: 'モジュールの一覧を最後まで読み取れませんでした。ここでは有効化はできますが、無効化はできません。',
  disable: '無効にする',
  disableWho: (who) => `${who} を無効にする`,
  keep: '残す',
  keepWho: (who) => `${who} を残す`,
  goes: '無効になります',
  newModule: (number) => `新しいモジュール ${number}`,
  newModuleHint: 'このチェーン上のモジュールのコントラクトのアドレス。作成者から入手してください。',
  add: 'モジュールを有効にする',
  drop: '外す',
  dropWhich: (number) => `新しいモジュール ${number} を外す`,

  action: '変更',
  set: {
    guard: 'ガードを設定',
    moduleGuard: 'モジュールガードを設定',
    fallbackHandler: 'ハンドラーを設定',
  },
  remove: '削除する',
  address: {
    guard: '新しいガード',
    moduleGuard: '新しいモジュールガード',
    fallbackHandler: '新しいフォールバックハンドラー',
  },
  addressHint: 'このチェーン上のコントラクトのアドレス。作成者から入手してください。',
  useOfficial: '公式のものを使う',

  migration: '新しい実装',
  migrationHint: 'このチェーンにあり、コードが公開されたものと同じものだけです。',
  choose: '選んでください',
  withHandler: (target, handler) => `${target}、${handler} 付き`,
  keepsHandler: (target) => `${target}、フォールバックハンドラーはそのまま`,
  migrationsLoading: 'このチェーン上の公式の移行コントラクトを探しています',
  migrationsFailed: '移行コントラクトを読み取れませんでした',
  noMigration: 'ここには、別の実装への公式の移行方法がありません',
  noMigrationText:
    'これが最新であるか、チェーンに公式の移行コントラクトがないか、使用済みのこのバージョンの Safe 用のものがないかです。',
  unofficial: 'この Safe は公式の実装を実行していません。公式の移行コントラクトは、これに対応していません。',

  looking: 'アドレスをチェーン上で調べています。',
  refusedTitle: 'ここでは行えません',
  batchFailed: '複数の変更を一つにまとめられません',
  noLibraryText: '公式の MultiSendCallOnly がこのチェーンにありません。変更を一つずつ行ってください。',

  waitingTitle: (places) => `すでに待っているものが、モジュールを変更します：${places}`,
  waitingText:
    'モジュールを無効にする取引は、Safe の一覧でその直前にあるモジュールを指定します。どれかの変更が実行されると、ほかは誤ったものを指定することになり、失敗するかもしれません。先に待っているものを実行または拒否するか、その後でこの変更を作り直してください。',

  anyModule: (who) =>
    `その後 ${who} は、署名なしにすべてを動かし、オーナーを変えられます。制限するのは自身のコードだけです：知っているものだけを有効にしてください。`,
  accountModule: (who) =>
    `${who} はアカウントで、コントラクトではありません：その鍵を持つ人が、その後は一人ですべてを動かせます。`,
  limitsModule: (who) =>
    `${who} は、公式の支出上限モジュールがあるべき場所です：上限が許す分を支払います。有効にしても、上限を設定するまで何も支払いません。`,
  unknownModule: (who) =>
    `チェーンからは、${who} に何があるか分かりませんでした。それが何であれ、その後は署名なしにすべてを動かせます。`,
  moduleEnds: (who) => `${who} が Safe のために行っていたことが終わります。後で再び有効にできます。`,
  limitsEnd: 'すべての支出上限が終わります：モジュールを再び有効にするまで、誰も上限の範囲で使えません。',
  guardsModules: 'モジュールの動作については、ガードは問い合わせを受けません。',

  noCodeLock: (who) =>
    `${who} にはコントラクトがありません。以後、ガードを外す取引も含めてすべての取引が断られます：Safe は永久に動かせなくなります。`,
  noInterfaceLock: (who) =>
    `${who} は、ガードだと示していません。以後、ガードを外す取引も含めてすべての取引が断られるかもしれません：Safe は永久に動かせなくなります。`,
  noCodeRefused: (who) => `${who} にはコントラクトがありません。Safe はガードとして受け付けません。`,
  noInterfaceRefused: (who) => `${who} は、そのようなガードだと示していません。Safe は受け付けません。`,
  guardUnknown: (who) =>
    `チェーンからは、${who} に何があるか分かりませんでした。応答できないガードは、Safe を永久に動かせなくします：読み取れるときに、もう一度お試しください。`,
  guardPower: (who) =>
    `その後 ${who} は、自身の削除も含めてすべての取引を断れます。コードに誤りや悪意があれば、Safe は永久に動かせなくなります。`,
  moduleGuardPower: (who) =>
    `その後 ${who} は、支出上限も含めてモジュールのすべての動作を断れます。オーナーは、それが何と答えても削除できます。`,
  moduleGuardIdle: '現在、有効なモジュールはありません：有効になるまで、出番はありません。',
  guardReplaced: (who) => `${who} が断っていたことが、新しいものの許す範囲で再び可能になります。`,
  guardRemoved: (who) => `${who} が断っていたことが、再び可能になります。`,

  handlerOfficial: (name) => `公式の ${name} のコードです。`,
  handlerStranger: (who) =>
    `${who} は公式のハンドラーではありません。署名が有効かどうかを Safe の名で答えます：悪意のあるものは、Safe に代わってメッセージ、注文、ログインに署名します。`,
  handlerEmpty: (who) =>
    `${who} にはコントラクトがありません。その後 Safe は、NFT を受け取ることも、署名が有効か答えることもできません。オーナーは再び変更できます。`,
  handlerUnknown: (who) => `チェーンからは、${who} に何があるか分かりませんでした。`,
  handlerRemoved:
    'ハンドラーがないと、Safe は安全な転送で NFT を受け取れず、アプリはメッセージが署名済みかを尋ねられません：Safe でのログインや署名付き注文が使えなくなります。オーナーは再び設定できます。',

  migrationKeeps: 'アドレス、残高、オーナー、モジュール、ガードはそのままです。',
  migrationQueue: 'キューで待っているものの署名はそのままです。',
  migrationOneWay: '現在の実装に戻る公式の方法はありません。',
  migrationPower: (target) =>
    `以後、Safe は ${target} のコードを実行します。このチェーン上のそのコードは、公開されたものと同じです。`,
  migrationHandlerLost: (who) =>
    `現在のフォールバックハンドラー（${who}）は公式のものではありません：それが答えていたことは終わります。`,
  migrationEvents:
    'L2 リリースは、すべての取引をチェーンに記録するので、サービスはトレースなしで見つけられます。そのぶん各取引の費用が少し増えます。',
  migrationFirst: 'nonce 0 の、Safe の最初の取引としてだけ使えます。',

  errors: {
    zero: 'これはゼロアドレスです。',
    sentinel: 'このアドレスは、Safe 自身がモジュール一覧の端の印として使います。',
    self: 'これは Safe 自身です。',
    selfHandler: 'これは Safe 自身です。Safe だけが呼べるものを、誰でも呼べるようになってしまいます。',
    isModule: 'このモジュールはすでに有効です。',
    twice: '二度挙げられています。',
    same: 'すでに設定されています。',
    migration: 'どれかを選んでください。',
    nothing: 'まだ何も変わりません。',
  },
}
