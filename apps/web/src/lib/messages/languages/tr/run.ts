import type { LanguagePack } from '../LanguagePack.ts'

export const run: LanguagePack['run'] = {
  title: 'Art arda yürüt',
  lead: (count, first) =>
    `${count} işlemin imzaları tamam ve sırada, nonce ${first}–${first + BigInt(count - 1)}. Her biri yeniden doğrulanır ve cüzdanınızda tek tek onaylanır; geçmeyen ilki durdurur ve kalanlar kuyrukta kalır.`,
  start: (count) => `${count} işlemi art arda yürüt`,
  connect: 'Yürütmek için bir cüzdan bağlayın',
  close: 'Listeyi kapat',
  steps: {
    waiting: 'bekliyor',
    left: 'denenmedi, hâlâ kuyrukta',
    checking: 'doğrulanıyor',
    asking: 'cüzdanınızda onaylayın',
    sent: 'gönderildi, zincir bekleniyor',
    executed: 'yürütüldü',
    stopped: 'burada durdu',
  },
  progress: (done, count) => `${count} işlemden ${done} tanesi yürütüldü`,
  done: (count) => `${count} işlemin hepsi yürütüldü`,
  doneText: 'Safe’in zincirdeki kendi kayıtları her birini teyit ediyor.',
  stopped: (nonce) => `Nonce ${nonce} değerinde durdu`,
  left: (count) => `Kuyrukta ${count} tane kaldı.`,
  obstacles: {
    past: 'Bu arada nonce değeri kullanıldı: yürütüldü ya da yerine başkası geçti.',
    unsigned: 'Gereken imzalara artık sahip değil.',
    account: 'Cüzdan baştakinden başka bir hesap kullanıyor ya da artık bağlı değil.',
    chain: 'Cüzdan başka bir zincirde.',
    danger: 'Ayrıca evet denmesi gereken bir şeyi değiştiriyor. Açın ve orada yürütün.',
  },
}
