import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: 'あなたの Safe と、それらがオーナーになっている Safe で、あなたの署名を待つ取引とメッセージ、および実行できるもの。',
  none: 'サービスは、あなたの対応が必要なものを何も示していません',
  noneText:
    'これはサービスの言い分にすぎません。取引やメッセージがあなたの署名を待っているとき、または実行できるとき、ここに並びます。',
  unsupported: 'どのオーナーも署名していません',
  message: 'メッセージ',
  as: (name) => `${name} として`,
  connect: 'ウォレットを接続すると、あなたを待っているものが表示されます',
  sign: '署名',
  execute: '実行',
  failed: 'すべてを調べることはできませんでした',
  failedText:
    'サービスは、あなたの Safe の一部について応答しませんでした。ここにないものが、あなたを待っているかもしれません。',
}
