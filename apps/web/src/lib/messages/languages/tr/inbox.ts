import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: 'Safe’lerinizde ve onların sahip olduğu Safe’lerde imzanızı bekleyen işlemler ve mesajlar ile yürütülebilecekler.',
  none: 'Hizmet sizi bekleyen bir şey göstermiyor',
  noneText:
    'Bu yalnızca onun sözü. Bir işlem ya da mesaj imzanızı beklediğinde veya biri yürütülebildiğinde burada listelenir.',
  unsupported: 'Hiçbir sahip imzalamadı',
  message: 'Mesaj',
  as: (name) => `${name} olarak`,
  connect: 'Sizi neyin beklediğini görmek için bir cüzdan bağlayın',
  sign: 'İmzala',
  execute: 'Yürüt',
  failed: 'Her şeye bakılamadı',
  failedText: 'Hizmet tüm Safe’leriniz için yanıt vermedi. Burada listelenmeyen bir şey sizi bekliyor olabilir.',
}
