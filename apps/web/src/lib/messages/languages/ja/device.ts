import type { LanguagePack } from '../LanguagePack.ts'
import { kazu } from './grammar.ts'

export const device: LanguagePack['device'] = {
  screens: '署名時の画面を順に',
  approvalScreens: 'チェーン上での承認時の画面を順に',
  executionScreens: '実行時の画面を順に',
  screensText: '題名は機種によって違い、長い値は複数の画面にわたります。値は違ってはいけません。',
  hashDevices: 'ハッシュを表示するデバイス（ブラインド署名の SignatureStore、Trezor One）',
  fieldDevices:
    '項目を表示するデバイス（Trezor Safe と T、Keystone、GridPlus、生メッセージ表示を有効にした SignatureStore）',
  anyDevice: 'すべてのデバイス',
  review: '確認',
  typedMessage: '型付きメッセージ（EIP-712）',
  transaction: '取引',
  kind: '種類',
  network: 'ネットワーク',
  to: '宛先（Safe）',
  amount: '金額',
  method: 'メソッド',
  data: 'データ',
  calldataDigest: 'Calldata digest（ERC-8213 対応デバイス）',
  bytes: (count) => `${kazu(count)} バイト`,
  fees: '手数料',
  feesText: 'ウォレットの設定どおり',
  sign: { title: '署名しますか？', value: 'すべての値がこのページと一致する場合だけ' },
  hints: {
    safeTxHash: 'safeTxHash：署名されるもの',
    safeMessageHash: 'SafeMessage：署名されるもの',
    personal: 'ハッシュを通常のメッセージとして署名する場合',
    text: 'テキストのもの',
    typedData: '型付きデータのもの',
    call: 'data 項目のもの',
    approval: 'チェーン上の承認のもの',
    execution: '実行のもの',
  },
}
