import { ranged } from './format.ts'

export const rooms = {
  what: 'What is played?',
  atOnce: 'Play at once',
  atOnceHint: 'Suggested for a first game; bots take the other seats.',
  inviteFriend: 'Invite a friend',
  hard: ['', 'easy', 'medium', 'hard', 'very hard'],
  counts: (players: readonly number[]) => `${ranged(players, 'or')} players`,
  invites: (host: string, game: string) => `${host} invites you to ${game}`,
  live: 'Live: you play together now',
  relaxed: 'Relaxed: a move now and then',
  languages: 'Everybody reads it in English or German',
  layingOut: (game: string) => `${game} is being laid out …`,
  sendLink: 'Send this link to your friend',
  sendLinkText: 'Whoever opens it can sit down beside you; the game begins when everybody is there.',
}
