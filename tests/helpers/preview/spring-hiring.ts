/*
 * The draft 'spring-hiring' of the sample renames job 1001, which moves it, adds job 1101, deletes job
 * 1028 and puts one more link into the menu.
 */
export const DRAFT = 'spring-hiring'
export const OLD_PATH = '/qa-engineer/1001'
export const NEW_PATH = '/senior-qa-engineer/1001'
export const ADDED = '/flood-forecaster/1101'
export const DELETED = '/supply-chain-planner/1028'
