// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface ISafe {
    function isOwner(address account) external view returns (bool);
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation) external returns (bool);
}

/// Lets a single owner of a Safe that enabled it pay from that Safe without further signatures.
contract DemoModule {
    error NotAnOwner(address account);
    error PaymentFailed();

    function pay(ISafe safe, address payable to, uint256 value) external {
        if (!safe.isOwner(msg.sender)) revert NotAnOwner(msg.sender);
        if (!safe.execTransactionFromModule(to, value, "", 0)) revert PaymentFailed();
    }

    function payToken(ISafe safe, address token, address to, uint256 value) external {
        if (!safe.isOwner(msg.sender)) revert NotAnOwner(msg.sender);
        bytes memory data = abi.encodeWithSignature("transfer(address,uint256)", to, value);
        if (!safe.execTransactionFromModule(token, 0, data, 0)) revert PaymentFailed();
    }
}
