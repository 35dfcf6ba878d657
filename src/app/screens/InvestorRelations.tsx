export { InvestorRelationsPage as default } from '../../pages/InvestorRelationsPage';
