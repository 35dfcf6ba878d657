export { KeyedStatement, type KeyedStatementProps } from './KeyedStatement';
