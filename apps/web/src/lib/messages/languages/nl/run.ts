import type { LanguagePack } from '../LanguagePack.ts'

export const run: LanguagePack['run'] = {
  title: 'Achter elkaar uitvoeren',
  lead: (count, first) =>
    `${count} transacties zijn volledig ondertekend en aan de beurt, met de nonces ${first} tot en met ${first + BigInt(count - 1)}. Elk wordt opnieuw geverifieerd en apart in je wallet bevestigd; de eerste die niet doorgaat, beëindigt het, en wat over is, blijft in de wachtrij.`,
  start: (count) => `${count} achter elkaar uitvoeren`,
  connect: 'Verbind een wallet om ze uit te voeren',
  close: 'Lijst sluiten',
  steps: {
    waiting: 'wacht',
    left: 'niet geprobeerd, nog in de wachtrij',
    checking: 'wordt geverifieerd',
    asking: 'bevestig in je wallet',
    sent: 'verstuurd, wacht op de chain',
    executed: 'uitgevoerd',
    stopped: 'hier gestopt',
  },
  progress: (done, count) => `${done} van ${count} uitgevoerd`,
  done: (count) => `Alle ${count} zijn uitgevoerd`,
  doneText: 'Het eigen logboek van de Safe op de chain bevestigt elk ervan.',
  stopped: (nonce) => `Gestopt bij nonce ${nonce}`,
  left: (count) => (count === 1 ? 'Er blijft er 1 in de wachtrij.' : `Er blijven er ${count} in de wachtrij.`),
  obstacles: {
    past: 'De nonce is intussen verbruikt: ze is uitgevoerd of vervangen.',
    unsigned: 'Ze heeft niet meer de handtekeningen die ze nodig heeft.',
    account: 'De wallet gebruikt een andere rekening dan bij het begin, of is niet meer verbonden.',
    chain: 'De wallet zit op een andere chain.',
    danger: 'Ze wijzigt iets dat een eigen ja nodig heeft. Open haar en voer haar daar uit.',
  },
}
