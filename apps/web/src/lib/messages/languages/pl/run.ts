import type { LanguagePack } from '../LanguagePack.ts'
import { odmiana } from './grammar.ts'

export const run: LanguagePack['run'] = {
  title: 'Wykonaj po kolei',
  lead: (count, first) =>
    `W pełni podpisane i następne w kolejności transakcje: ${count}, z nonce od ${first} do ${first + BigInt(count - 1)}. Każda jest weryfikowana na nowo i osobno potwierdzana w portfelu; pierwsza, która się nie powiedzie, kończy całość, a reszta zostaje w kolejce.`,
  start: (count) => `Wykonaj ${count} po kolei`,
  connect: 'Połącz portfel, aby je wykonać',
  close: 'Zamknij listę',
  steps: {
    waiting: 'czeka',
    left: 'nie próbowano, nadal w kolejce',
    checking: 'weryfikowanie',
    asking: 'potwierdź w portfelu',
    sent: 'wysłano, oczekiwanie na blockchain',
    executed: 'wykonano',
    stopped: 'tu zatrzymano',
  },
  progress: (done, count) => `wykonano ${done} z ${count}`,
  done: (count) => `Wykonano wszystkie (${count})`,
  doneText: 'Każdą potwierdzają własne zapisy Safe w blockchainie.',
  stopped: (nonce) => `Zatrzymano przy nonce ${nonce}`,
  left: (count) => `W kolejce ${odmiana(count, 'została', 'zostały', 'zostało')} ${count}.`,
  obstacles: {
    past: 'Jej nonce został w międzyczasie zużyty: wykonano ją lub zastąpiono.',
    unsigned: 'Nie ma już potrzebnych podpisów.',
    account: 'Portfel używa innego konta niż na początku albo nie jest już połączony.',
    chain: 'Portfel jest w innej sieci.',
    danger: 'Zmienia coś, co wymaga osobnej zgody. Otwórz ją i wykonaj tam.',
  },
}
