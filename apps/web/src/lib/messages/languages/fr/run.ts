import type { LanguagePack } from '../LanguagePack.ts'

export const run: LanguagePack['run'] = {
  title: 'Exécuter à la suite',
  lead: (count, first) =>
    `${count} transactions sont entièrement signées et les prochaines, aux nonces ${first} à ${first + BigInt(count - 1)}. Chacune est vérifiée à nouveau et confirmée à part dans votre portefeuille ; la première qui ne passe pas y met fin, et le reste demeure dans la file.`,
  start: (count) => `En exécuter ${count} à la suite`,
  connect: 'Connectez un portefeuille pour les exécuter',
  close: 'Fermer la liste',
  steps: {
    waiting: 'attend',
    left: 'pas essayée, encore dans la file',
    checking: 'en vérification',
    asking: 'confirmez dans votre portefeuille',
    sent: 'envoyée, en attente de la chaîne',
    executed: 'exécutée',
    stopped: 'arrêté ici',
  },
  progress: (done, count) => `${done} sur ${count} exécutées`,
  done: (count) => `Les ${count} ont été exécutées`,
  doneText: 'Les journaux du Safe lui-même sur la chaîne confirment chacune.',
  stopped: (nonce) => `Arrêté au nonce ${nonce}`,
  left: (count) => (count === 1 ? '1 reste dans la file.' : `${count} restent dans la file.`),
  obstacles: {
    past: 'Entre-temps son nonce a été utilisé : elle a été exécutée ou remplacée.',
    unsigned: 'Elle n’a plus les signatures qu’il lui faut.',
    account: 'Le portefeuille utilise un autre compte qu’au départ, ou n’est plus connecté.',
    chain: 'Le portefeuille est sur une autre chaîne.',
    danger: 'Elle change quelque chose qui demande un oui à part. Ouvrez-la et exécutez-la là.',
  },
}
