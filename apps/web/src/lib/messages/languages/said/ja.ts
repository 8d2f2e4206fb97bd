import type { SaidWords } from './SaidWords.ts'

export const said: SaidWords = {
  forms: {
    'The official spending limit module can then pay beneficiaries up to their limits.':
      '公式の使用限度額モジュールは、その後、受益者に限度額まで支払えます。',
    'The official {0} {1} then answers in the name of the Safe.': '公式の {0} {1} がその後 Safe の名で応答します。',
    'It is not on the chain yet: its address is made of these owners and this threshold, and of nothing else.':
      'まだチェーン上にありません。アドレスはこれらの所有者としきい値だけから作られています。',
    'The Safe cannot be created with this transaction: {0}.': 'このトランザクションではSafeを作成できません：{0}。',
    'its owners, threshold and salt give another address': 'その所有者、しきい値、ソルトからは別のアドレスになります',
    'planned: its owners, threshold and salt give another address.':
      'planned：その所有者、しきい値、ソルトからは別のアドレスになります。',
    'it is not the first of its Safe': 'そのSafeの最初のものではありません',
    '{0} is none of the owners': '{0} は所有者ではありません',
    '{0} owners must have signed': '{0} 人の所有者の署名が必要です',
    'A part of this page could not be loaded: nobody answered.':
      'このページの一部を読み込めませんでした：応答がありません。',
    'The chain refused the creation; its fee is spent, and nothing was made.':
      'チェーンが作成を拒否しました。手数料は使われ、何も作られていません。',
    'The creation was sent and is not on the chain yet. This page goes on looking for it by itself.':
      '作成は送信されましたが、まだチェーン上にありません。このページが自動で探し続けます。',
    'The search gave no answer that can be read.': '検索から読み取れる答えが返りませんでした。',
    'The browser does not let the search run.': 'ブラウザが検索の実行を許可していません。',
    'The configuration names no chain {0}.': '設定にチェーン {0} はありません。',
    '{0} is no address.': '{0} はアドレスではありません。',
    'The verification worker does not run: {0}': '検証ワーカーが動いていません：{0}',
    'its script could not be run.': 'スクリプトを実行できませんでした。',
    'it does not answer.': '応答がありません。',
    'The owners could not be followed.': 'オーナーをたどれませんでした。',
    'The service linked its next page to another origin.': 'サービスが次のページとして別のオリジンを示しました。',
    'Invalid response content': '応答の内容が無効です',
    'The service did not answer within {0} ms.': 'サービスが {0} ミリ秒以内に応答しませんでした。',
    'The service cannot be reached.': 'サービスに接続できません。',
    'The list of the service repeats itself after {0} pages.': 'サービスの一覧が {0} ページの後で繰り返されています。',
    'The list of the service did not end within {0} pages.': 'サービスの一覧が {0} ページ以内に終わりませんでした。',
    'The service answered in a form this app does not know at "{0}".':
      'サービスが「{0}」で、このアプリの知らない形式で応答しました。',
    'The service answered in a form this app does not know.': 'サービスが、このアプリの知らない形式で応答しました。',
    'The connection to the host was closed before it answered {0}.':
      '{0} に応答する前にホストとの接続が閉じられました。',
    'This page is in no frame of a host, or no host is allowed.':
      'このページはホストのフレーム内にないか、許可されたホストがありません。',
    'The page at {0} shows this one in a frame, and is no allowed host.':
      '{0} のページがこのページをフレームに表示していますが、許可されたホストではありません。',
    'The host refused {0}.': 'ホストが {0} を拒否しました。',
    'The host refused {0}: {1}': 'ホストが {0} を拒否しました：{1}',
    'The host did not answer {0} within {1} seconds.': 'ホストが {0} に {1} 秒以内に応答しませんでした。',
    'The host answered {0} with something that cannot be read.': 'ホストが {0} に読み取れない応答を返しました。',
    'A page in a frame is no host.': 'フレーム内のページはホストになれません。',
    '{0} was rejected in the host.': '{0} はホストで拒否されました。',
    'The node did not answer {0}.': 'ノードが {0} に応答しませんでした。',
    'The node is on chain {0}, not on chain {1}.': 'ノードはチェーン {0} にあり、チェーン {1} ではありません。',
    'There is no Safe at {0} on chain {1}: {2}.': 'チェーン {1} の {0} に Safe はありません：{2}。',
    'no contract is deployed there': 'そこにコントラクトがありません',
    'the contract does not answer like one': 'コントラクトが Safe のように応答しません',
    'The file names "{0}" twice, or should not name it at all.':
      'ファイルに「{0}」が二度あるか、あってはならないものです。',
    'The file is no JSON.': 'ファイルが JSON ではありません。',
    'The file is longer than {0} bytes.': 'ファイルが {0} バイトを超えています。',
    'chainId: this is the id of no chain.': 'chainId：どのチェーンの番号でもありません。',
    'no such field is known': 'そのような項目は知られていません',
    'not readable': '読み取れません',
    'The file': 'ファイル',
    'The typed data takes too long to hash: {0}.': 'この型付きデータのハッシュ計算には時間がかかりすぎます：{0}。',
    'it has more than {0} types': '型が {0} 個を超えています',
    'its types have more than {0} fields': '型の項目が {0} 個を超えています',
    'its values are too many for their types': '型に対して値が多すぎます',
    'it nests more than {0} levels': '入れ子が {0} 段を超えています',
    'a value of type {0} is {1} characters long': '型 {0} の値が {1} 文字あります',
    '"{0}" is not the version of a Safe.': '「{0}」は Safe のバージョンではありません。',
    'The link was refused at “{0}”: {1}.': 'リンクは「{0}」で拒否されました：{1}。',
    'there are more than {0}': '{0} 個を超えています',
    'it is cut off': '途中で切れています',
    'its length is written in a longer way': '長さの書き方が冗長です',
    'it is too long': '長すぎます',
    'it has {0} bytes, not 20': '20 ではなく {0} バイトです',
    'it is written in a longer way': '書き方が冗長です',
    'it is no text': 'テキストではありません',
    'it is larger than 256 bits': '256 ビットを超えています',
    'it is longer than any transaction': 'どのトランザクションよりも長いです',
    'it does not begin with {0}': '{0} で始まっていません',
    'it has letters that no link has': 'リンクにない文字があります',
    'something follows its end': '終わりの後に何かがあります',
    'it is not that of the fields and signatures': '項目と署名のものではありません',
    'it is no JSON': 'JSON ではありません',
    'it is malformed': '形式が正しくありません',
    'its data does not fit its types': 'データが型に合いません',
    'the fields have another hash than the link says': '項目のハッシュがリンクの示すものと異なります',
    '{0} smallest units of {1}': '{1} の最小単位で {0}',
    '{0} smallest units of the native coin': 'チェーンの通貨の最小単位で {0}',
    '{0} of token {1}': 'トークン {1} を {0}',
    'The code at {0} runs as if it were the Safe. An official library belongs there.':
      '{0} のコードが Safe であるかのように実行されます。そこは公式ライブラリであるべき場所です。',
    'The code at {0} runs as if it were the Safe: it can take everything and replace the Safe itself.':
      '{0} のコードが Safe であるかのように実行されます。すべてを奪い、Safe 自体を置き換えることができます。',
    'Bytes of the data without a meaning in {0}: {1}.': '{0} で意味を持たないデータのバイト数：{1}。',
    'The function is a guess by its selector: {0}.': '関数はセレクターからの推測です：{0}。',
    'What {0} does with this data is not known.': '{0} がこのデータで何をするかは分かりません。',
    'Calls are nested deeper than this check reads.': '呼び出しが、この確認で読める深さを超えて入れ子になっています。',
    'The batch is not run as the Safe: its calls come from the batch contract.':
      'バッチは Safe として実行されません。呼び出し元はバッチのコントラクトになります。',
    'The batch cannot be read from byte {0} on; what it does is not known.':
      'バッチは {0} バイト目以降を読み取れません。何をするかは分かりません。',
    'The calls of the batch send {0} together.': 'バッチの呼び出しは合わせて {0} を送ります。',
    'The batch contains a call of the Safe to itself, which can change its settings.':
      'バッチに、設定を変えられる Safe 自身への呼び出しが含まれています。',
    'The symbol of the token {0} seems made to be taken for another one.':
      'トークン {0} のシンボルは、別のものと間違えさせるために作られたようです。',
    'It signs a transaction of {0}: check that one too.':
      '{0} のトランザクションに署名します。そちらも確認してください。',
    'The message is then signed by the Safe for anyone who asks.':
      '以後、メッセージは尋ねた誰に対しても Safe の署名済みとなります。',
    'Control over {0} changes.': '{0} の支配が変わります。',
    'What the Safe answers to signature checks changes.': '署名の確認に対する Safe の答えが変わります。',
    'Up to the limit, the beneficiary can then spend without any owner’s signature.':
      '以後、受益者は上限まで、オーナーの署名なしに支出できます。',
    '{0} can then take all of it, now and later.': '以後、{0} は今も将来もすべてを取ることができます。',
    '{0} can then take what is allowed without another signature.':
      '以後、{0} は許可された分を追加の署名なしに取ることができます。',
    'The code of the Safe is replaced.': 'Safe のコードが置き換えられます。',
    'The code of the Safe is replaced by the official {0} {1}.': 'Safe のコードが公式の {0} {1} に置き換えられます。',
    'The code of the Safe is replaced by {0}, which is no official one: whoever wrote it controls everything.':
      'Safe のコードが公式ではない {0} に置き換えられます。それを書いた者がすべてを支配します。',
    'The call goes to the zero address, which newer batch contracts read as this Safe itself.':
      '呼び出し先がゼロアドレスです。新しいバッチのコントラクトはこれをこの Safe 自身と読みます。',
    'Refund fields are set. The gas price is zero, so nothing is paid.':
      '払い戻しの項目が設定されています。ガス価格はゼロなので、何も支払われません。',
    'at least {0}, without an upper limit,': '上限なしに少なくとも {0}',
    'up to {0}': '最大 {0}',
    'The Safe pays {0} to whoever executes.': 'Safe は実行した者に{0}を支払います。',
    'The Safe pays {0} to {1} when this is executed.': 'これが実行されると、Safe は {1} に{0}を支払います。',
    '{0} becomes an owner and can sign.': '{0} がオーナーになり、署名できるようになります。',
    '{0} is no longer an owner.': '{0} はオーナーではなくなります。',
    '{0} becomes an owner in place of {1}.': '{1} に代わって {0} がオーナーになります。',
    'The code of the Safe is replaced by {0}: whoever wrote it controls everything.':
      'Safe のコードが {0} に置き換えられます。それを書いた者がすべてを支配します。',
    '{0} can then move everything without any signature.': '以後、{0} は署名なしにすべてを動かせます。',
    'What {0} did for the Safe stops working.': '{0} が Safe のためにしていたことは機能しなくなります。',
    '{0} can then refuse every transaction, its own removal included.':
      '以後、{0} は自身の削除を含むすべてのトランザクションを拒否できます。',
    '{0} can then refuse every module transaction.': '以後、{0} はモジュールのすべてのトランザクションを拒否できます。',
    'What the guard refused is possible again.': 'ガードが拒否していたことが再び可能になります。',
    'What the module guard refused is possible again.': 'モジュールガードが拒否していたことが再び可能になります。',
    'The Safe no longer answers signature checks and may refuse some tokens.':
      'Safe は署名の確認に答えなくなり、一部のトークンを受け取らないことがあります。',
    '{0} then answers in the name of the Safe, signature checks included.':
      '以後、{0} が署名の確認を含め Safe の名で答えます。',
    'The threshold is {0} from then on.': '以後、必要な署名数は {0} です。',
    'The threshold is {0} from then on, instead of {1}.': '以後、必要な署名数は {1} ではなく {0} です。',
    'The contract refused the transaction.': 'コントラクトがトランザクションを拒否しました。',
    'Check the amounts and the state it depends on, then simulate it again. Nothing was spent but gas, if it was mined.':
      '金額と前提となる状態を確認し、もう一度試してください。ブロックに入っていた場合、使われたのはガスだけです。',
    'The maximum fee per gas is larger than any chain can represent.':
      'ガスあたりの最大手数料が、チェーンで表せる値を超えています。',
    'Enter a lower maximum fee, or let the wallet suggest one.':
      '最大手数料を低くするか、ウォレットに提案させてください。',
    'The maximum fee per gas is below what the next block asks for.':
      'ガスあたりの最大手数料が、次のブロックの要求を下回っています。',
    'Raise the maximum fee, or wait until the network is less busy.':
      '最大手数料を上げるか、ネットワークが空くまで待ってください。',
    'The paying account does not hold enough for the value and the fee.':
      '支払うアカウントに、金額と手数料に足りる残高がありません。',
    'Send it some of the native coin, or pay with another account.':
      'チェーンの通貨を送るか、別のアカウントで支払ってください。',
    'The gas limit is more than a block can hold.': 'ガス上限がブロックに入る量を超えています。',
    'Lower the gas limit, or split the batch into smaller ones.': 'ガス上限を下げるか、バッチを分割してください。',
    'The gas limit is too low even to start the transaction.': 'ガス上限が、トランザクションを始めるにも足りません。',
    'Raise the gas limit, or leave it empty to have it estimated.':
      'ガス上限を上げるか、空欄にして見積もらせてください。',
    'The paying account has used every nonce it can have.':
      '支払うアカウントは、使えるすべての nonce を使い切りました。',
    'Pay with another account.': '別のアカウントで支払ってください。',
    'The paying account has transactions missing before this one.':
      '支払うアカウントには、これより前のトランザクションが欠けています。',
    'Wait for its pending transactions, or reset its activity in the wallet.':
      '保留中のトランザクションを待つか、ウォレットでアクティビティをリセットしてください。',
    'The paying account has already sent a transaction with this number.':
      '支払うアカウントは、この番号のトランザクションをすでに送信しています。',
    'It may be this one: look at the history before you try again.':
      'これがそれかもしれません。再試行の前に履歴を確認してください。',
    'The priority fee is higher than the maximum fee.': '優先手数料が最大手数料を超えています。',
    'Lower the priority fee, or raise the maximum fee.': '優先手数料を下げるか、最大手数料を上げてください。',
    'The chain does not know this type of transaction.': 'チェーンはこの種類のトランザクションを知りません。',
    'Choose the legacy type in the wallet.': 'ウォレットで旧形式（legacy）を選んでください。',
    'The node refused the request and the reason is not known here.':
      'ノードが要求を拒否しましたが、理由はここでは分かりません。',
    'Try again; if it persists, ask another node.': 'もう一度試し、続くようなら別のノードに尋ねてください。',
    'A pending transaction with this number pays more.': 'この番号の保留中のトランザクションのほうが多く支払います。',
    'Raise both fees by at least a tenth, or wait for the pending one.':
      '両方の手数料を一割以上上げるか、保留中のものを待ってください。',
    'The contract refused the transaction: {0}': 'コントラクトがトランザクションを拒否しました：{0}',
    'the Safe could not be initialised': 'Safe を初期化できませんでした',
    'the Safe has not been set up': 'Safe が設定されていません',
    'the contract to call during set-up does not exist': '設定時に呼び出すコントラクトが存在しません',
    'the gas limit does not leave enough gas for the transaction itself':
      'ガス上限ではトランザクション自体のガスが足りません',
    'the Safe cannot pay the refund in the native coin': 'Safe はチェーンの通貨で払い戻しを支払えません',
    'the Safe cannot pay the refund in the chosen token': 'Safe は選ばれたトークンで払い戻しを支払えません',
    'the call that the Safe makes fails': 'Safe が行う呼び出しが失敗します',
    'there are fewer signatures than the threshold asks for': '署名が必要な数に足りません',
    'a contract signature points into the part of the other signatures':
      'コントラクト署名が他の署名の部分を指しています',
    'a contract signature points beyond the end of the signatures':
      'コントラクト署名が署名の終わりより先を指しています',
    'a contract signature is cut off': 'コントラクト署名が途中で切れています',
    'a contract owner does not accept its signature': 'コントラクトであるオーナーが自分の署名を受け付けません',
    'an owner has not approved the hash': 'オーナーがハッシュを承認していません',
    'a signature is of no owner, out of order, or for another transaction':
      '署名がオーナーのものでないか、順序が違うか、別のトランザクションのものです',
    'the data given for a contract signature does not belong to the hash':
      'コントラクト署名に渡されたデータがハッシュのものではありません',
    'only an owner can approve a hash': 'ハッシュを承認できるのはオーナーだけです',
    'only the Safe itself can call this': 'これを呼び出せるのは Safe 自身だけです',
    'the modules have been set up already': 'モジュールはすでに設定されています',
    'the address cannot be a module': 'そのアドレスはモジュールになれません',
    'the module is enabled already': 'モジュールはすでに有効です',
    'the module is not where the list of modules should have it': 'モジュールが一覧のあるべき場所にありません',
    'only an enabled module can call this': 'これを呼び出せるのは有効なモジュールだけです',
    'the list of modules cannot start there': 'モジュールの一覧はそこから始められません',
    'the page of modules is too small': 'モジュールのページが小さすぎます',
    'the owners have been set up already': 'オーナーはすでに設定されています',
    'the threshold would be more than the number of owners': '必要な署名数がオーナーの数を超えます',
    'the threshold would be zero': '必要な署名数がゼロになります',
    'the address cannot be an owner': 'そのアドレスはオーナーになれません',
    'the address is an owner already': 'そのアドレスはすでにオーナーです',
    'the owner is not where the list of owners should have it': 'オーナーが一覧のあるべき場所にありません',
    'the guard is no guard contract': 'ガードがガードのコントラクトではありません',
    'the module guard is no guard contract': 'モジュールガードがガードのコントラクトではありません',
    'the Safe cannot be its own fallback handler': 'Safe は自身のフォールバックハンドラーになれません',
    'the Safe holds too little of the chain’s coin': 'Safe のチェーンの通貨が足りません',
    "The wallet's answer is not a signature of 65 bytes (it has {0}).":
      'ウォレットの答えが 65 バイトの署名ではありません（{0} バイト）。',
    "The wallet's answer ends in {0}, which no signature does.":
      'ウォレットの答えが {0} で終わっていますが、そのような署名はありません。',
    'fallback handler': 'フォールバックハンドラー',
    guard: 'ガード',
    implementation: 'コード',
    'module guard': 'モジュールガード',
    modules: 'モジュール',
    owners: 'オーナー',
    threshold: '必要な署名数',
    'Nobody could try it out on your node.': 'あなたのノードで試すことができませんでした。',
    'Tried out on your node, it succeeds.': 'あなたのノードで試したところ、成功します。',
    'Tried out on your node, it fails.': 'あなたのノードで試したところ、失敗します。',
    'Tried out on your node, it fails: {0}.': 'あなたのノードで試したところ、失敗します：{0}。',
    'other storage': 'その他のストレージ',
    'It changes the Safe itself: {0}.': 'Safe 自体を変更します：{0}。',
    'Your node does not say what would change in the Safe.': 'Safe の何が変わるかをあなたのノードは示しません。',
    'The contract {0} does not accept this signature for what was shown.':
      'コントラクト {0} は、表示された内容へのこの署名を受け付けません。',
    'A scan outside of this browser found an issue.': 'このブラウザの外での検査が問題を見つけました。',
    'No scan is available; that says nothing about the risk.':
      '検査は利用できません。それは危険について何も意味しません。',
    'The note is signed by {0}.': 'メモには {0} の署名があります。',
    'The proposal is signed by {0}.': '提案には {0} の署名があります。',
    'That the note is by {0} is only claimed by the service.':
      'メモが {0} によるというのは、サービスの主張にすぎません。',
    'That the proposal is by {0} is only claimed by the service.':
      '提案が {0} によるというのは、サービスの主張にすぎません。',
    'No foreign code runs in the place of the Safe.': 'Safe の代わりに実行される外部のコードはありません。',
    'The service calls this delegatecall trusted; that counts for nothing here.':
      'サービスはこの delegatecall を信頼できるとしていますが、ここでは意味を持ちません。',
    'Code at {0} would run in the place of the Safe, and could not be checked.':
      '{0} のコードが Safe の代わりに実行されますが、確認できませんでした。',
    'There is no contract at {0}: the call would do nothing and count as done.':
      '{0} にコントラクトはありません。呼び出しは何もせず、行われたことになります。',
    'Code at {0}, which is no official library, would run in the place of the Safe and can change everything in it.':
      '公式ライブラリではない {0} のコードが Safe の代わりに実行され、そのすべてを変更できます。',
    'The delegatecall goes to the official {0} {1}.': 'delegatecall の先は公式の {0} {1} です。',
    'The batch cannot be read from byte {0} on.': 'バッチは {0} バイト目以降を読み取れません。',
    'Calls are nested too deep to be shown.': '呼び出しの入れ子が深すぎて表示できません。',
    '{0} bytes of the call to {1} are not explained by its arguments.':
      '{1} への呼び出しの {0} バイトが引数で説明されません。',
    'The call to {0} is encoded in an unusual way.': '{0} への呼び出しの符号化が通常と異なります。',
    'The arguments of the call to {0} cannot be read.': '{0} への呼び出しの引数を読み取れません。',
    '{0} is the official {1}.': '{0} は公式の {1} です。',
    'The service names a {0} that is not the official one.': 'サービスの示す {0} は公式のものではありません。',
    'chain id': 'チェーン番号',
    'currency decimals': '通貨の小数桁数',
    'currency symbol': '通貨のシンボル',
    explorer: 'エクスプローラー',
    'short name': '短い名前',
    'The service gives the {0} as configured.': '{0}：サービスの答えは設定どおりです。',
    'The service gives another {0} than configured; the configured one is used.':
      '{0}：サービスの答えが設定と異なります。設定が使われます。',
    'Executing pays nothing out of the Safe.': '実行しても Safe からは何も支払われません。',
    'Executing pays at most {0} out of the Safe.': '実行すると Safe から最大 {0} が支払われます。',
    'Executing pays a refund ({0}) out of the Safe.': '実行すると Safe から払い戻し（{0}）が支払われます。',
    'Executing pays a refund ({0}) out of the Safe to somebody you do not know.':
      '実行すると Safe から、あなたの知らない相手に払い戻し（{0}）が支払われます。',
    'How old the answers of the service are is not known.': 'サービスの答えがいつのものかは分かりません。',
    'The service is {0} blocks behind.': 'サービスは {0} ブロック遅れています。',
    'The service claims to be {0} blocks ahead of the chain.':
      'サービスはチェーンより {0} ブロック先だと主張しています。',
    'The service is up to date.': 'サービスは最新です。',
    'For nonce {0} you signed another transaction here.':
      'nonce {0} には、ここで別のトランザクションに署名しています。',
    'Your signature is there.': 'あなたの署名はあります。',
    'You signed this here, but the service does not show your signature. It can be sent again.':
      'ここで署名しましたが、サービスはあなたの署名を表示していません。もう一度送れます。',
    'The message is made for this Safe itself: signing it would act for the Safe.':
      'メッセージはこの Safe 自身に向けたものです。署名すると Safe として行動することになります。',
    'The message is made for chain {0}.': 'メッセージはチェーン {0} 向けのものです。',
    'The message is a bare hash: nobody can see what is signed.':
      'メッセージはただのハッシュです。何に署名するのか誰にも見えません。',
    'The message is a text.': 'メッセージはテキストです。',
    'The message is a transaction or message of a Safe in disguise.':
      'メッセージは、装われた Safe のトランザクションまたはメッセージです。',
    'Signing this {0} lets somebody move tokens of the Safe.':
      'これ（{0}）に署名すると、誰かが Safe のトークンを動かせるようになります。',
    'Signing this {0} lets somebody act or trade for the Safe.':
      'これ（{0}）に署名すると、誰かが Safe のために行動や取引をできるようになります。',
    'The message is typed data ({0}).': 'メッセージは型付きデータ（{0}）です。',
    'You signed a transaction with nonce {0} here that the service does not show. Whoever kept the signatures ({1}) can still use them; only another transaction with that nonce ends this.':
      'ここで nonce {0} のトランザクションに署名しましたが、サービスは表示していません。署名（{1}）を持つ者はまだ使えます。これを終わらせるのは、その nonce の別のトランザクションだけです。',
    'Several transactions wait for nonce {0}; only one of them can be executed.':
      'nonce {0} を待つトランザクションが複数あり、実行できるのは一つだけです。',
    'The next nonce is not known.': '次の nonce は分かりません。',
    'The next free nonce is {0}.': '次の空いている nonce は {0} です。',
    'The service recommends nonce {0}; the next free one is {1}.':
      'サービスは nonce {0} を勧めていますが、次の空きは {1} です。',
    'The recipient is in your address book.': '受取人はあなたのアドレス帳にあります。',
    'The recipient resembles {0}, which you know, but is another address.':
      '受取人は、あなたの知る {0} に似ていますが、別のアドレスです。',
    'The Safe has sent to this recipient before.': 'Safe は以前この受取人に送ったことがあります。',
    'The recipient is new to you.': '受取人はあなたにとって新しい相手です。',
    '{0} could not be read from the chain.': '{0} をチェーンから読み取れませんでした。',
    'The service speaks of this Safe.': 'サービスはこの Safe について答えています。',
    'The service answered for another Safe.': 'サービスは別の Safe について答えました。',
    'The service speaks of this chain.': 'サービスはこのチェーンについて答えています。',
    'The service answered for another chain.': 'サービスは別のチェーンについて答えました。',
    'You pinned this Safe.': 'この Safe はピン留めされています。',
    'This address resembles {0}, which you pinned, but is another one.':
      'このアドレスは、ピン留めした {0} に似ていますが、別のものです。',
    'You have not pinned this Safe yet. Check its address with another owner.':
      'この Safe はまだピン留めされていません。別のオーナーとアドレスを確認してください。',
    'There is no contract at this address.': 'このアドレスにコントラクトはありません。',
    'The contract is an official Safe proxy.': 'コントラクトは公式の Safe プロキシです。',
    'The contract at this address is no official Safe proxy.':
      'このアドレスのコントラクトは公式の Safe プロキシではありません。',
    'It runs the official code of {0} {1}.': '{0} {1} の公式コードで動いています。',
    'It runs code that is no official release of Safe.': 'Safe の公式リリースではないコードで動いています。',
    'The Safe does not say its version.': 'Safe がバージョンを示しません。',
    'Version {0} is what its code is.': 'バージョン {0} はコードと一致します。',
    'Its code is not of the version that it says.': 'コードが、名乗るバージョンのものではありません。',
    'The Safe does not say what its signatures are bound to.': 'Safe は署名が何に結び付くかを示しません。',
    'Signatures are bound to this Safe and chain.': '署名はこの Safe とチェーンに結び付いています。',
    'The Safe binds signatures to something else than this Safe and chain.':
      'Safe は署名を、この Safe とチェーン以外のものに結び付けています。',
    'No fallback handler is set.': 'フォールバックハンドラーは設定されていません。',
    'The fallback handler is the official {0} {1}.': 'フォールバックハンドラーは公式の {0} {1} です。',
    'The fallback handler is no official one: it can answer for the Safe.':
      'フォールバックハンドラーは公式のものではありません。Safe に代わって答えることができます。',
    'The Safe does not say who owns it.': 'Safe は誰のものかを示しません。',
    'Your account is an owner.': 'あなたのアカウントはオーナーです。',
    'Your account is no owner of this Safe.': 'あなたのアカウントはこの Safe のオーナーではありません。',
    'The node answers with an older state than this browser has seen.':
      'ノードが、このブラウザが見たものより古い状態で応答しています。',
    nonce: 'nonce',
    version: 'バージョン',
    'The chain does not say the {0}.': '{0}：チェーンは示しません。',
    'The service gives the {0} as the chain does.': '{0}：サービスの答えはチェーンと同じです。',
    'The service is wrong about the {0}. What the chain says is used.':
      '{0}：サービスの答えは誤りです。チェーンの内容が使われます。',
    'An owner has signed this very transaction.': 'オーナーがまさにこのトランザクションに署名しています。',
    'No owner has signed this. That somebody proposed it is only the service’s word.':
      'どのオーナーも署名していません。誰かが提案したというのはサービスの言葉にすぎません。',
    'The target runs its own code.': '呼び出し先は自身のコードで動いています。',
    'The explanation is of the code that the target runs.': '説明は、呼び出し先が動かしているコードのものです。',
    'The target can be changed by its owner; it now runs {0}.':
      '呼び出し先は所有者が変更できます。現在は {0} で動いています。',
    'This token calls itself {0}, but is not the {1} of this chain.':
      'このトークンは {0} と名乗っていますが、このチェーンの {1} ではありません。',
    'The hash could not be computed: the version of the Safe is not known.':
      'ハッシュを計算できませんでした：Safe のバージョンが分かりません。',
    'The fields are not those of a transaction.': '項目がトランザクションのものではありません。',
    'The transaction belongs to another Safe.': 'トランザクションは別の Safe のものです。',
    'The hash is the hash of these fields.': 'ハッシュはこれらの項目のものです。',
    'The fields were changed: they do not hash to what the service says.':
      '項目が変更されています：ハッシュがサービスの示すものと異なります。',
    'This is the transaction that the link names.': 'リンクが示すトランザクションです。',
    'This is not the transaction that the link names.': 'リンクが示すトランザクションではありません。',
    'It does nothing but use up its nonce.': 'nonce を使う以外に何もしません。',
    'It is called a rejection, but it does something.': '拒否とされていますが、何かを行います。',
    'Signatures of this old version are valid on every chain where the Safe has this address.':
      'この古いバージョンの署名は、Safe がこのアドレスを持つすべてのチェーンで有効です。',
    'The next nonce of the Safe is not known.': 'Safe の次の nonce は分かりません。',
    'Nonce {0} is used up: by this transaction, or by another one.':
      'nonce {0} は、このトランザクションまたは別のもので使用済みです。',
    'Nonce {0} is open; the next one is {1}.': 'nonce {0} は空いています。次は {1} です。',
    'Signatures cannot be counted: owners and threshold are not known.':
      '署名を数えられません：オーナーと必要な署名数が分かりません。',
    'None of the signatures belongs to this transaction: it was put in the place of another one.':
      'どの署名もこのトランザクションのものではありません。別のものの代わりに置かれています。',
    '{0} of {1} signatures are valid.': '{1} 個のうち {0} 個の署名が有効です。',
    '{0} more signatures do not count.': 'ほかの {0} 件の署名は数えられません。',
    'The service gives more than {0} signatures. Only the first {1} were checked.':
      'サービスは {0} 件を超える署名を示しています。最初の {1} 件だけを確認しました。',
    'The service says that {0} signatures are needed; it is {1}.':
      'サービスは必要な署名数を {0} としていますが、実際は {1} です。',
    'could not be checked on chain': 'チェーン上で確認できませんでした',
    'is refused by the contract that is said to have signed': '署名したとされるコントラクトに拒否されています',
    'could not be put before the contract that is said to have signed':
      '署名したとされるコントラクトに示せませんでした',
    'is by an owner who was counted already': 'すでに数えられたオーナーのものです',
    'is genuine, but by somebody who is no owner any more': '本物ですが、もうオーナーではない者のものです',
    'is by somebody who is no owner': 'オーナーではない者のものです',
    'is an approval that is not on chain': 'チェーン上にない承認です',
    'is more than one signature': '複数の署名です',
    'was made by no account': 'どのアカウントのものでもありません',
    'was made by another account or for something else': '別のアカウントのもの、または別の内容へのものです',
    'could not be matched with owners': 'オーナーと照合できませんでした',
    'is missing': 'ありません',
    'cannot be read': '読み取れません',
    'is valid': '有効です',
    'The signature of {0} {1}.': '{0} の署名は{1}。',
    'The token is on no list of yours.': 'トークンはあなたのどの一覧にもありません。',
    'Nothing was transferred: such events are made to put an address into the history.':
      '何も送られていません。このようなイベントは、アドレスを履歴に入れるために作られます。',
    'The Safe did not start this transfer.': 'この送金を始めたのは Safe ではありません。',
    '{0} resembles {1}, which you know, but is another address.':
      '{0} は、あなたの知る {1} に似ていますが、別のアドレスです。',
    'The transfer is what it looks like.': '送金は見かけどおりです。',
    executor: '実行者',
    outcome: '結果',
    time: '時刻',
    transaction: 'トランザクション',
    'The {0} could not be read.': '{0}：読み取れませんでした。',
    'The {0} is as on the chain.': '{0}：チェーンと同じです。',
    "The service gives another {0} than the chain; the chain's is used.":
      '{0}：サービスの答えがチェーンと異なります。チェーンの内容が使われます。',
    'Owners or threshold on one of the chains are not known.':
      'いずれかのチェーンで、オーナーまたは必要な署名数が分かりません。',
    'On chain {0} it has the same owners and threshold.': 'チェーン {0} でも、オーナーと必要な署名数は同じです。',
    'On chain {0} it has other owners or another threshold.':
      'チェーン {0} では、オーナーまたは必要な署名数が異なります。',
    '{0} has no approval of {1} for this transaction.': '{0} に、このトランザクションへの {1} の承認がありません。',
    'This message is not signed.': 'このメッセージには署名しません。',
    'Only a verified transaction or message can be signed.':
      '署名できるのは、検証済みのトランザクションかメッセージだけです。',
    'What would go to the wallet is not what is on this screen. Nothing was signed or sent.':
      'ウォレットに渡されるものが、この画面の内容と異なります。何も署名・送信されていません。',
    'The signature is not by {0} over what was shown.': '署名が、表示された内容への {0} のものではありません。',
    'The Safe accepts the signatures and executes.': 'Safe は署名を受け付け、実行します。',
    'The suggested gas is enough.': '提案されたガスで足ります。',
    'With the suggested gas it would fail and use up its nonce.':
      '提案されたガスでは失敗し、nonce を使ってしまいます。',
    'The Safe refuses the execution.': 'Safe が実行を拒否します。',
    'The Safe refuses the execution: {0}.': 'Safe が実行を拒否します：{0}。',
    'The execution could not be tried. {0}': '実行を試せませんでした。{0}',
    'The node did not answer.': 'ノードが応答しませんでした。',
    'No node is set for this chain: nothing could be verified.':
      'このチェーンのノードが設定されていません。何も検証できませんでした。',
    'Verification stopped: {0}': '検証が止まりました：{0}',
    balance: '残高',
    decimals: '小数桁数',
    symbol: 'シンボル',
    'The token does not say its {0}.': '{0}：トークンは示しません。',
    'The {0} is from the chain.': '{0}：チェーンの値です。',
    "The service gives another {0} than the token itself; the token's is used.":
      '{0}：サービスの答えがトークン自身と異なります。トークンの値が使われます。',
    'The factory is no official one: nobody can say what it makes.':
      'ファクトリーは公式のものではありません。何を作るか誰にも分かりません。',
    'The code that it would run is no official release of Safe.':
      '動かすことになるコードは Safe の公式リリースではありません。',
    'This set-up gives this address.': 'この設定からこのアドレスになります。',
    'This set-up gives another address: money sent to the one shown would be lost.':
      'この設定からは別のアドレスになります。表示された宛先に送った資金は失われます。',
    'The set-up cannot be read.': '設定を読み取れません。',
    'Foreign code would run in the place of the Safe while it is set up.':
      '設定中に、Safe の代わりに外部のコードが実行されます。',
    'Creating it pays {0} to {1}.': '作成すると {1} に {0} が支払われます。',
    'The threshold does not fit the owners.': '必要な署名数がオーナーと合いません。',
    'The set-up has other owners than those shown.': '設定のオーナーが表示と異なります。',
    'The set-up has another threshold than the one shown.': '設定の必要な署名数が表示と異なります。',
    'The official {0} {1} is on this chain.': '公式の {0} {1} がこのチェーンにあります。',
    'The official {0} {1} is not on this chain ({2}).': '公式の {0} {1} がこのチェーンにありません（{2}）。',
    'Other code than the official {0} {1} is at its address on this chain ({2}).':
      'このチェーンでは、公式の {0} {1} のアドレスに別のコードがあります（{2}）。',
    code: 'コード',
    'It has no {0}, as planned.': '{0}：計画どおり、ありません。',
    'Its {0} are as planned.': '{0}：計画どおりです。',
    'Its {0} is as planned.': '{0}：計画どおりです。',
    'Its {0} are not what was planned.': '{0}：計画と異なります。',
    'Its {0} is not what was planned.': '{0}：計画と異なります。',
    'The chain knows of no such transaction.': 'チェーンにそのようなトランザクションはありません。',
    'The chain knows of no such execution.': 'チェーンにそのような実行はありません。',
    'It does not say what was transferred.': '何が送られたかを示していません。',
    'Old versions leave no event when they receive coins: it cannot be confirmed.':
      '古いバージョンは受け取りのイベントを残しません。確認できません。',
    'The chain knows of no such transfer.': 'チェーンにそのような送金はありません。',
    'The Safe was created there.': 'Safe はそこで作成されました。',
    'Old versions leave no event when they are set up: it cannot be confirmed.':
      '古いバージョンは設定のイベントを残しません。確認できません。',
    'The Safe was not created there.': 'Safe はそこで作成されていません。',
    'What was called is not to be seen on the chain.': '何が呼び出されたかはチェーン上で見えません。',
    'It did what the service says.': 'サービスの言うとおりのことをしました。',
    'It did something else than the service says; what is shown is what the chain has.':
      'サービスの言うこととは別のことをしました。表示されているのはチェーンの内容です。',
    'The transaction is not in a block yet.': 'トランザクションはまだブロックに入っていません。',
    'It was executed.': '実行されました。',
    'It was executed and failed inside; its nonce is used up.': '実行され、内部で失敗しました。nonce は使用済みです。',
    'The transaction was refused by the Safe; nothing happened, and the nonce is still open.':
      'Safe がトランザクションを拒否しました。何も起こらず、nonce はまだ空いています。',
    'That transaction did not execute this one.': 'そのトランザクションはこれを実行していません。',
    'The events of the Safe could not be read.': 'Safe のイベントを読み取れませんでした。',
    'Executions alone were read, and it is none.': '読み取ったのは実行だけで、これは実行ではありません。',
    'Old versions leave no event for each execution: completeness cannot be shown.':
      '古いバージョンは実行ごとのイベントを残しません。完全であることを示せません。',
    'All {0} executions are known.': '{0} 件の実行がすべて分かっています。',
    '{0} executions left an event, but the nonce is {1}: the history is not complete, or the Safe was tampered with.':
      '{0} 件の実行がイベントを残しましたが、nonce は {1} です。履歴が完全でないか、Safe が改ざんされています。',
    'The service does not show an execution by a module.': 'サービスはモジュールによる実行を表示していません。',
    'The service does not show an execution.': 'サービスは実行を表示していません。',
    'The Safe accepts the signature.': 'Safe は署名を受け付けます。',
    'The Safe does not accept the signature.': 'Safe は署名を受け付けません。',
    'The Safe could not be asked whether it accepts the signature. {0}':
      '署名を受け付けるかを Safe に尋ねられませんでした。{0}',
    'The message cannot be hashed: its data does not fit its types.':
      'メッセージのハッシュを計算できません：データが型に合いません。',
    'The hash is the hash of this message.': 'ハッシュはこのメッセージのものです。',
    'The message was changed: it does not hash to what the service says.':
      'メッセージが変更されています：ハッシュがサービスの示すものと異なります。',
    'This is the message that the link names.': 'リンクが示すメッセージです。',
    'This is not the message that the link names.': 'リンクが示すメッセージではありません。',
    'The Safe could not be asked whether it accepts the signatures.':
      '署名を受け付けるかを Safe に尋ねられませんでした。',
    'The Safe accepts the signatures.': 'Safe は署名を受け付けます。',
    'The signatures are valid, but the Safe does not accept them: its fallback handler may not support messages.':
      '署名は有効ですが、Safe は受け付けません。フォールバックハンドラーがメッセージに対応していないのかもしれません。',
    'A hash is approved for another Safe, and nobody shows what it stands for.':
      '別の Safe のハッシュが承認されますが、それが何を表すかは誰も示していません。',
    'The transaction shown belongs to another Safe than the one that is addressed.':
      '表示されたトランザクションは、対象とは別の Safe のものです。',
    'The approved hash is that of the transaction shown.':
      '承認されるハッシュは、表示されたトランザクションのものです。',
    'The approved hash is not that of the transaction shown.':
      '承認されるハッシュは、表示されたトランザクションのものではありません。',
    'The inner transaction has the signatures it needs.': '内側のトランザクションには必要な署名があります。',
    'The inner transaction lacks valid signatures: it would be refused.':
      '内側のトランザクションには有効な署名が足りません。拒否されます。',
    'More than {0} Safes are nested.': '{0} を超える Safe が入れ子になっています。',
    '{0} is, through other Safes, an owner of itself.': '{0} は、他の Safe を通じて自分自身のオーナーです。',
    '{0} cannot reach its threshold without its own signature.': '{0} は、自身の署名なしには必要な署名数に届きません。',
    'Any one of its {0} owners speaks for {1}.': '{0} 人のオーナーの誰か一人で {1} を代表できます。',
    'No owner is a Safe.': 'Safe であるオーナーはいません。',
    '{0} owners are Safes; there is no circle.': '{0} 人のオーナーが Safe です。循環はありません。',
    'the chain does not show which.': 'どちらかをチェーンは示しません。',
    'the logs of the Safe could not be read.': 'Safe のログを読み取れませんでした。',
    'the node does not show logs that are old enough.': 'ノードは十分に古いログを示しません。',
    'It was executed: the Safe’s own log says so.': '実行されました：Safe 自身のログにあります。',
    'Another transaction took nonce {0}: this one can never be executed.':
      '別のトランザクションが nonce {0} を使いました。これはもう実行できません。',
    'Whether it was executed or replaced is not known: {0}': '実行されたか置き換えられたかは分かりません：{0}',
    nobody: '誰でもない',
    'unknown code': '不明なコード',
    success: '成功',
    failure: '失敗',
    complete: '完了',
    incomplete: '未完了',
    nothing: 'なし',
    'not known': '不明',
    unbounded: '上限なし',
    trusted: '信頼できる',
    'no official contract': '公式コントラクトではない',
    'a call, and not a transfer': '送金ではなく呼び出し',
  },
  sentences: {
    sendAmount: '{recipient} に {amount} を送る',
    sendNft: '{recipient} に {nft} を送る',
    sendMultiToken: '{token} の番号 {tokenId} のトークン {count} 個を {recipient} に送る',
    sendMultiTokens: '{token} の {count} 種類のトークンを {recipient} に送る',
    collectAmount: '{sender} から {amount} を引き取る',
    collectNft: '{sender} から {nft} を引き取る',
    collectMultiToken: '{token} の番号 {tokenId} のトークン {count} 個を {sender} から引き取る',
    collectMultiTokens: '{token} の {count} 種類のトークンを {sender} から引き取る',
    moveMultiToken: '{token} の番号 {tokenId} のトークン {count} 個を、許可により {sender} から {recipient} に移す',
    moveMultiTokens: '{token} の {count} 種類のトークンを、許可により {sender} から {recipient} に移す',
    moveTokens: '{token} のトークンを、許可により {sender} から {recipient} に移す',
    reject: '何もせず nonce を使う（拒否）',
    emptyCall: '{target} を金額もデータもなしに呼び出す',
    addOwner: 'オーナー {owner} を追加し、{ownerCount} 人中 {threshold} 人の署名を必要とする',
    addOwnerUnknown: 'オーナー {owner} を追加し、必要な署名数を {threshold} にする',
    removeOwner: 'オーナー {owner} を削除し、{ownerCount} 人中 {threshold} 人の署名を必要とする',
    removeOwnerUnknown: 'オーナー {owner} を削除し、必要な署名数を {threshold} にする',
    swapOwner: 'オーナー {oldOwner} を {newOwner} に替え、{ownerCount} 人中 {threshold} 人を保つ',
    swapOwnerUnknown: 'オーナー {oldOwner} を {newOwner} に替える',
    changeThreshold: '必要な署名を {oldThreshold} から {ownerCount} 人中 {threshold} 人に変える',
    changeThresholdUnknown: '必要な署名数を {threshold} にする',
    changeImplementation: 'Safe のコードを {implementation} に置き換える',
    changeImplementationAndHandler:
      'Safe のコードを {implementation} に、フォールバックハンドラーを {handler} に置き換える',
    enableModule: 'モジュール {module} を有効にする（以後、署名なしに行動できる）',
    disableModule: 'モジュール {module} を無効にする',
    setGuard: 'ガード {guard} を設定する（以後、どのトランザクションも拒否できる）',
    deleteGuard: 'ガードを外す',
    setModuleGuard: 'モジュールガード {moduleGuard} を設定する（以後、モジュールのどのトランザクションも拒否できる）',
    deleteModuleGuard: 'モジュールガードを外す',
    setFallbackHandler: 'フォールバックハンドラー {handler} を設定する',
    deleteFallbackHandler: 'フォールバックハンドラーを外す',
    configureFallbackHandler: 'フォールバックハンドラーの答え方を変える（{method}）',
    approveAmount: '{spender} に {amount} までの支出を許可する',
    approveUnlimited: '{spender} に {token} の無制限の支出を許可する',
    approveNft: '{spender} に {nft} を取ることを許可する',
    approveUnknown: '{spender} に、{token} の {value} 単位の支出、または番号 {value} を取ることを許可する',
    increaseAllowance: '{spender} に許可する支出を {amount} 増やす',
    decreaseAllowance: '{spender} に許可する支出を {amount} 減らす',
    revokeApproval: '{spender} への {token} の許可を取り消す',
    approveOperator: '{operator} に、Safe が持つ {token} のすべてを取ることを許可する',
    revokeOperator: '{operator} が {token} を取る許可を取り消す',
    permit2Approve: '{spender} に Permit2 で {amount} までの支出を許可する',
    permit2ApproveUnlimited: '{spender} に Permit2 で {token} の無制限の支出を許可する',
    addSpender: '{spender} を支出上限の受益者にする',
    removeSpender: '{spender} の支出上限をすべて終える',
    setLimitOnce: '{spender} に一度だけ {amount} まで、署名なしの支出を許す',
    setLimitDaily: '{spender} に毎日 {amount} まで、署名なしの支出を許す',
    setLimitDays: '{spender} に {days} 日ごとに {amount} まで、署名なしの支出を許す',
    setLimitMinutes: '{spender} に {minutes} 分ごとに {amount} まで、署名なしの支出を許す',
    resetLimit: '{spender} に {token} の上限全額の支出を再び許す',
    resetCoinLimit: '{spender} にチェーンの通貨の上限全額の支出を再び許す',
    endLimit: '{spender} の {token} の支出上限を終える',
    endCoinLimit: '{spender} のチェーンの通貨の支出上限を終える',
    changeLimits: '使用限度額を変更する（{count} 件の呼び出し）',
    payRecipients: '{count} 件の宛先に支払う',
    payAmount: '{amount} を {count} 件の宛先に支払う',
    sendSeveral: '{recipient} に {count} 件の支払いをする',
    sendNfts: 'NFT を {count} 個送る',
    changeOwners: 'オーナーを変更し、{ownerCount} 人中 {threshold} 人の署名を必要とする',
    changeOwnersUnknown: 'Safe のオーナーを変更する（{count} 件の変更）',
    changeSettings: 'Safe の設定を {count} 件変更する',
    revokeApprovals: 'トークンの許可を {count} 件取り消す',
    batch: '{count} 件の呼び出しのバッチを実行する',
    batchOfOne: '1 件の呼び出しのバッチを実行する',
    brokenBatch: '読み取れないバッチを実行する',
    execute: '{safe} にトランザクションを実行させる',
    approveHash: '{safe} のオーナーとしてハッシュ {hash} を承認する',
    signMessage: 'Safe の名でチェーン上のメッセージに署名する',
    deployContract: 'コントラクトをデプロイする',
    createSafe: 'Safe を作成する',
    migrate: 'Safe のコードを公式の {implementation} に置き換える',
    migrateWithHandler: 'Safe のコードを公式の {implementation} に、フォールバックハンドラーを {handler} に置き換える',
    transferControl: '{target} を支配する者を変える（{method}）',
    call: '{target} の {method} を呼び出す',
    callWithValue: '{target} の {method} を呼び出し、{amount} を送る',
    callUnknown: '{target} の不明な関数（{selector}）を呼び出す',
    callUnknownWithValue: '{target} の不明な関数（{selector}）を呼び出し、{amount} を送る',
    delegatecall: '{target} のコードを、この Safe であるかのように実行する（{method}）',
  },
}
