import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { FactorDemand, ranksDemand } from '#contract/calls/account-calls.ts';
import { FirstTask, type UserGroup } from '#contract/staff-kinds.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { hashOf } from './passwords.ts';

/** Seconds for which a code is valid (RFC 6238); the one before and the one after are accepted, too. */
const period = 30;
const recoveryCodes = 10;
/** 31 characters that are easy to distinguish on paper; ten of them give 49 bits. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const recoveryLength = 10;
/** A code that was used in the future was used under a wrong clock, and no longer counts. */
const believableSteps = 10;

export interface FactorState {
  readonly isOn: boolean;
  readonly isDemanded: boolean;
  readonly recoveryCodesLeft: number;
}

/** The second factor of staff: codes of an app by TOTP (RFC 6238), and recovery codes that work once each. */
export interface SecondFactor {
  readonly stateOf: (name: string, group: UserGroup) => Promise<FactorState>;
  /**
   * Makes a secret, which is not in use before a code of it has been confirmed. Returns it and its address for apps.
   *
   * @throws Refusal `already-there` while another one is in use: the password alone must not replace it
   */
  readonly begin: (name: string) => Promise<{ readonly secret: string; readonly address: string }>;
  /** Returns the recovery codes, which are not shown again; undefined if the code is wrong. */
  readonly confirm: (name: string, code: string) => Promise<readonly string[] | undefined>;
  /** Makes new recovery codes, which are not shown again; the previous ones are void. */
  readonly renewCodes: (name: string) => Promise<readonly string[]>;
  readonly isOn: (name: string) => Promise<boolean>;
  /** Returns whether a code of the app or a recovery code is right, and uses it up. */
  readonly use: (name: string, code: string) => Promise<boolean>;
  readonly remove: (name: string) => Promise<void>;
  readonly demand: () => Promise<FactorDemand>;
  readonly setDemand: (demand: FactorDemand) => Promise<void>;
  /** The user's task before any other call; undefined if none. */
  readonly firstTaskOf: (name: string, group: UserGroup) => Promise<FirstTask | undefined>;
  /** @throws Refusal `access-denied` while a user has to change the password or set the second factor up */
  readonly refuseUnready: (name: string, group: UserGroup) => Promise<void>;
}

export function createSecondFactor(db: Database, clock: () => number): SecondFactor {
  const factor: SecondFactor = {
    async stateOf(name, group) {
      const { left } = await db.read
        .selectFrom('recoveryCodes')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('userName', '=', name)
        .executeTakeFirstOrThrow();
      const isDemanded = ranksDemand(await factor.demand(), group);
      return { isOn: await factor.isOn(name), isDemanded, recoveryCodesLeft: left };
    },
    async begin(name) {
      if (await factor.isOn(name)) throw refuse('factor-on', {});
      const secret = new Secret({ size: 20 });
      await db.write((transaction) =>
        transaction.updateTable('users').set({ totpNext: secret.base32 }).where('name', '=', name).execute(),
      );
      return { secret: secret.base32, address: totpOf(secret.base32, name).toString() };
    },
    async confirm(name, code) {
      const user = await readUser(name);
      if (user === undefined || user.totpNext === '') throw refuse('factor-not-begun', {});
      if (user.totp !== '') throw refuse('factor-on', {});
      const step = stepOf(user.totpNext, code);
      if (step === undefined) return undefined;
      return db.write(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ totp: user.totpNext, totpNext: '', totpStep: step })
          .where('name', '=', name)
          .execute();
        return replaceCodes(transaction, name);
      });
    },
    renewCodes: (name) => db.write((transaction) => replaceCodes(transaction, name)),
    async isOn(name) {
      return ((await readUser(name))?.totp ?? '') !== '';
    },
    async use(name, code) {
      const user = await readUser(name);
      if (user === undefined || user.totp === '') return false;
      const step = stepOf(user.totp, code);
      return step === undefined ? spendRecoveryCode(name, code) : spendStep(name, step);
    },
    async remove(name) {
      await db.write(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ totp: '', totpNext: '', totpStep: 0 })
          .where('name', '=', name)
          .execute();
        await transaction.deleteFrom('recoveryCodes').where('userName', '=', name).execute();
      });
    },
    async demand() {
      const row = await db.read.selectFrom('settings').select('value').where('name', '=', setting).executeTakeFirst();
      return Object.values(FactorDemand).find((each) => each === row?.value) ?? FactorDemand.nobody;
    },
    async setDemand(value) {
      await db.write((transaction) =>
        transaction
          .insertInto('settings')
          .values({ name: setting, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute(),
      );
    },
    async firstTaskOf(name, group) {
      const user = await readUser(name);
      if (user === undefined) return undefined;
      if (user.mustChange === 1) return FirstTask.password;
      return user.totp === '' && ranksDemand(await factor.demand(), group) ? FirstTask.factor : undefined;
    },
    async refuseUnready(name, group) {
      const task = await factor.firstTaskOf(name, group);
      if (task === undefined) return;
      throw task === FirstTask.password ? refuse('password-change-first', {}) : refuse('factor-first', {});
    },
  };
  return factor;

  function readUser(name: string) {
    return db.read
      .selectFrom('users')
      .select(['totp', 'totpNext', 'mustChange'])
      .where('name', '=', name)
      .executeTakeFirst();
  }

  function stepOf(secret: string, code: string): number | undefined {
    const token = code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return undefined;
    const delta = totpOf(secret, '').validate({ token, timestamp: clock(), window: 1 });
    return delta === null ? undefined : Math.floor(clock() / 1000 / period) + delta;
  }

  /** Each code works once, whatever server it is sent to (RFC 6238, section 5.2). */
  async function spendStep(name: string, step: number): Promise<boolean> {
    const used = await db.write((transaction) =>
      transaction
        .updateTable('users')
        .set({ totpStep: step })
        .where('name', '=', name)
        .where((eb) => eb.or([eb('totpStep', '<', step), eb('totpStep', '>', step + believableSteps)]))
        .returning('name')
        .execute(),
    );
    return used.length > 0;
  }

  async function spendRecoveryCode(name: string, code: string): Promise<boolean> {
    const hash = hashOf(code.toUpperCase().replaceAll(/[^A-Z\d]/g, ''));
    const used = await db.write((transaction) =>
      transaction
        .deleteFrom('recoveryCodes')
        .where('userName', '=', name)
        .where('hash', '=', hash)
        .returning('hash')
        .execute(),
    );
    return used.length > 0;
  }
}

/** @returns the new codes as people read them */
async function replaceCodes(db: Reader, name: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, makeCode);
  await db.deleteFrom('recoveryCodes').where('userName', '=', name).execute();
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((each) => ({ userName: name, hash: hashOf(each) })))
    .execute();
  return codes.map((each) => `${each.slice(0, 5)}-${each.slice(5)}`);
}

const setting = 'secondFactor';

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Cicerone', label, period, digits: 6, secret: Secret.fromBase32(secret) });
}

function makeCode(): string {
  return Array.from({ length: recoveryLength }, () => signs[randomInt(signs.length)]).join('');
}
