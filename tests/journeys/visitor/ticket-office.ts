import { type Museum } from '#tests/browser/visits.ts';

/** Closes a museum to visitors without a token, and makes tokens for it. */
export function ticketOffice(museum: Museum) {
  return {
    askForTokens: () => museum.services.login.set({ LoginType: 'token', ValidityPeriod: 2, ValidityUnit: 'hours' }),
    newToken: async (): Promise<string> => {
      const [made] = await museum.services.tokens.create(1, '', '');
      if (made === undefined) throw new Error('The server made no token');
      return made.Token;
    },
  };
}
